import { useLingui } from '@lingui/react/macro';

import { QUANTITY_MAX } from '#contract/rows/items.ts';
import type { MyListItem } from '#src/domain/lists/lists.ts';
import type { MenuAction } from '#src/ui/action-menu.tsx';

import type { ItemPlace } from './item-place.ts';
import type { ItemActions } from './use-item-actions.ts';

interface Of {
  item: MyListItem;
  /** Null while it can't be moved. */
  place: ItemPlace | null;
  actions: ItemActions;
}

/** What is done with one item of a list without editing all of it. */
export function useItemMenu({ item, place, actions }: Of): readonly MenuAction[] {
  const { t } = useLingui();
  const { quantity } = item;
  const menu: (MenuAction & { isOpen: boolean })[] = [
    {
      id: 'more',
      icon: 'plus',
      label: t`One more on the list`,
      act: () => actions.setQuantity(item, quantity + 1),
      isOpen: quantity < QUANTITY_MAX,
    },
    {
      id: 'less',
      icon: 'minus',
      label: t`One less on the list`,
      act: () => actions.setQuantity(item, quantity - 1),
      isOpen: quantity > 1,
    },
    {
      id: 'top',
      icon: 'arrow-line-up',
      label: t`Move to the top`,
      act: () => place?.moveTo(0),
      isOpen: (place?.index ?? 0) > 0,
    },
    { id: 'remove', icon: 'trash', label: t`Remove from the list`, act: () => actions.remove(item), isOpen: true },
  ];
  return menu.filter(({ isOpen }) => isOpen);
}
