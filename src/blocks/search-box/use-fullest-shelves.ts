import { useQuery } from '@tanstack/react-query';

import type { Category } from '#contract/catalogue.ts';
import { categoryShelf } from '#src/domain/catalogue/queries.ts';

/** Two or three lines of a phone. */
const MOST = 6;

/** The categories with the most products; nothing without signal, and asked for only where they are `wanted`. */
export function useFullestShelves(wanted: boolean): readonly Category[] {
  const all = useQuery({ ...categoryShelf(), enabled: wanted, retry: false }).data?.value.categories ?? [];
  return [...all].sort((a, b) => b.productCount - a.productCount).slice(0, MOST);
}
