/** What is on a shopper's lists, and its edits: absolute sets, so that two devices' edits of different fields both stay. */
import { defineMutation, NOTHING, type Mutation, type Rows, type RowValue } from '#contract/rules/mutation.ts';
import { bool, integer, text } from '#contract/wire-types.ts';
import { record, type Codec } from '#contract/wire.ts';

import { itemKey, ITEMS, itemsOf, listKey } from './keys.ts';
import { OWN_WORDS_MAX } from './own-words.ts';
import { defineRow, type Valued } from './row.ts';

export const ITEMS_MAX = 500;
export const QUANTITY_MAX = 999;

/** A product's code, or the shopper's own words in its place (own-words.ts). */
const at = { listId: ['listId', text(36)], stockCode: ['stockCode', text(OWN_WORDS_MAX + 1)] } as const;
const quantity = integer({ min: 1, max: QUANTITY_MAX });
/** Where it is on the list: sorted as text (fractional-indexing). */
const rank = text(100);

export const items = defineRow({
  prefix: ITEMS,
  key: ['listId', 'stockCode'],
  fields: { quantity, isChecked: bool, rank },
});
export type ListItem = Valued<typeof items>;

interface Place {
  listId: string;
  stockCode: string;
}

const about = ({ listId, stockCode }: Place): string => itemKey(listId, stockCode);
const needs = ({ listId, stockCode }: Place): string[] => [listKey(listId), itemKey(listId, stockCode)];

const addArgs = record({ ...at, quantity: ['quantity', quantity], rank: ['rank', rank] });
/** An item that is there already stays as it is. */
export const itemAdd = defineMutation({
  name: 'item.add',
  args: addArgs,
  about: (args) => about(args),
  needs: ({ listId }) => [listKey(listId), itemsOf(listId)],
  apply: (rows, args) => {
    const key = itemKey(args.listId, args.stockCode);
    if (!rows.get(listKey(args.listId))) return { refused: 'list_gone' };
    if (rows.get(key)) return NOTHING;
    if (rows.below(itemsOf(args.listId)).length >= ITEMS_MAX) return { refused: 'too_many' };
    return { changes: [[key, { quantity: args.quantity, isChecked: false, rank: args.rank }]] };
  },
});

/** Sets one field. An item that another device took off stays off. */
function fieldOf<const Name extends string, Args extends Place>(
  name: Name,
  args: Codec<Args>,
  field: (args: Args) => RowValue,
): Mutation<Args, Name> {
  return defineMutation<Name, Args>({
    name,
    args,
    about,
    needs,
    apply: (rows: Rows, given) => {
      const key = itemKey(given.listId, given.stockCode);
      if (!rows.get(listKey(given.listId))) return { refused: 'list_gone' };
      const item = rows.get(key);
      return item ? { changes: [[key, { ...item, ...field(given) }]] } : NOTHING;
    },
  });
}

export const itemQuantity = fieldOf('item.quantity', record({ ...at, quantity: ['quantity', quantity] }), (args) => ({
  quantity: args.quantity,
}));
export const itemCheck = fieldOf('item.check', record({ ...at, isChecked: ['isChecked', bool] }), (args) => ({
  isChecked: args.isChecked,
}));
export const itemMove = fieldOf('item.move', record({ ...at, rank: ['rank', rank] }), (args) => ({ rank: args.rank }));

const removeArgs = record(at);
export const itemRemove = defineMutation({
  name: 'item.remove',
  args: removeArgs,
  about,
  needs,
  apply: (rows, args) => {
    const key = itemKey(args.listId, args.stockCode);
    if (!rows.get(listKey(args.listId))) return { refused: 'list_gone' };
    return rows.get(key) ? { changes: [[key, null]] } : NOTHING;
  },
});
