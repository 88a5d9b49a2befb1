import { useLingui } from '@lingui/react/macro';

import type { MyList, MyListItem } from '#src/domain/lists/lists.ts';
import { showToast } from '#src/state/toasts.ts';
import type { MenuAction } from '#src/ui/action-menu.tsx';

import type { ItemActions } from './use-item-actions.ts';

/** From so many items on a list has its search field; before, whoever wants one asks for it. */
const SEARCHED_FROM = 15;

interface Of {
  list: MyList;
  items: readonly MyListItem[];
  nameOf: (stockCode: string) => string;
  actions: ItemActions;
  onSearch: () => void;
}

export function isLong(items: readonly MyListItem[]): boolean {
  return items.length >= SEARCHED_FROM;
}

/** What is now and then done with all that is on a list; nothing of it while the list is empty. */
export function useListMenu({ list, items, nameOf, actions, onSearch }: Of): readonly MenuAction[] {
  const { t } = useLingui();
  if (items.length === 0) return [];
  const share = async (): Promise<void> => {
    const lines = items.map(({ stockCode, quantity }) => `${quantity} × ${nameOf(stockCode)}`);
    const text = [list.name, ...lines].join('\n');
    try {
      if (Reflect.has(navigator, 'share')) return await navigator.share({ title: list.name, text });
      await navigator.clipboard.writeText(text);
      showToast(t`The list is copied: paste it wherever you like`, 'success');
    } catch (refused) {
      // Who turns back from the device's own sheet needs no words.
      if (!(refused instanceof DOMException && refused.name === 'AbortError'))
        showToast(t`This device could not share the list`, 'error');
    }
  };
  return [
    ...(isLong(items)
      ? []
      : [{ id: 'search', icon: 'magnifying-glass', label: t`Search this list`, act: onSearch } as const]),
    { id: 'share', icon: 'share-network', label: t`Share`, act: () => void share() },
    ...(items.some(({ isChecked }) => isChecked)
      ? [{ id: 'untick', icon: 'arrow-clockwise', label: t`Untick all`, act: () => actions.untickAll(items) } as const]
      : []),
    { id: 'empty', icon: 'x-circle', label: t`Empty the list`, act: () => actions.empty(items) },
  ];
}
