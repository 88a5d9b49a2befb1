import type { RowValue } from '#contract/rules/mutation.ts';

import { cartLines, type DraftLine } from './cart.ts';
import { favourites, type Favourite } from './favourites.ts';
import { items, type ListItem } from './items.ts';
import { lists, type ShopList } from './lists.ts';
import { notifications } from './notify.ts';
import type { Row } from './row.ts';

/** Every kind of row. */
export const rows: readonly Row[] = [lists, items, favourites, cartLines, notifications];

/** What is under a key, or below a prefix. */
export type RowAt<Key extends string> = Key extends `L:${string}`
  ? ShopList
  : Key extends `I:${string}`
    ? ListItem
    : Key extends `F:${string}`
      ? Favourite
      : Key extends `C:${string}`
        ? DraftLine
        : RowValue;

/** The row's value, decoded; null where it is of no kind that this app knows, or not in a form that it can read. */
export function readRow(key: string, value: unknown): RowValue | null {
  const kind = rows.find(({ prefix }) => key.startsWith(prefix));
  return kind?.read(value) ?? null;
}
