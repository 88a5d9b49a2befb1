import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import type { KnownCard } from '#src/domain/catalogue/cards-by-code.ts';
import { categoryShelf } from '#src/domain/catalogue/queries.ts';
import type { MyListItem } from '#src/domain/lists/lists.ts';
import { useLocale } from '#src/state/locale.tsx';

import { useSettledTicks } from './use-settled-ticks.ts';

interface CategoryGroup {
  slug: string;
  /** Null where the device does not know what the items are. */
  name: string | null;
  items: MyListItem[];
}

/**
 * The items by category, in the order of the shop's shelves, the ones that are not known last; within one as the shopper put them. Ticked ones
 * sink, a moment later: to the end of their category, and a category without any other below the rest.
 */
export function useCategoryGroups(
  items: readonly MyListItem[],
  cards: ReadonlyMap<string, KnownCard>,
): readonly CategoryGroup[] {
  const locale = useLocale();
  const { data } = useQuery(categoryShelf());
  const ticked = useSettledTicks(items);
  return useMemo(() => {
    const shelf = data?.value.categories ?? [];
    const groups = new Map<string, CategoryGroup>();
    for (const item of items) {
      const slug = cards.get(item.stockCode)?.card.category ?? '';
      const name = shelf.find((category) => category.key === slug)?.name[locale] ?? (slug === '' ? null : slug);
      const group = groups.get(slug) ?? { slug: slug || 'other', name, items: [] };
      group.items.push(item);
      groups.set(slug, group);
    }
    const at = ({ slug }: CategoryGroup): number => {
      const index = shelf.findIndex((category) => category.key === slug);
      return index === -1 ? shelf.length : index;
    };
    const isTicked = ({ stockCode }: MyListItem): number => Number(ticked.has(stockCode));
    const isDone = (group: CategoryGroup): number => Number(group.items.every(isTicked));
    return [...groups.values()]
      .map((group) => ({ ...group, items: group.items.toSorted((a, b) => isTicked(a) - isTicked(b)) }))
      .toSorted((a, b) => isDone(a) - isDone(b) || at(a) - at(b));
  }, [items, cards, data, ticked, locale]);
}
