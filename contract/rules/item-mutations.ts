import { bool, integer, text } from '#contract/wire-types.ts';
/** Edits of what stands on a list: absolute sets, so that two devices' edits of different fields both stay. */
import { record, type Codec, type Decoded } from '#contract/wire.ts';

import { defineMutation, NOTHING, type Mutation, type Rows, type RowValue } from './mutation.ts';
import { itemKey, itemsOf, listKey } from './shop-keys.ts';

export const ITEMS_MAX = 500;
export const QUANTITY_MAX = 999;

/** Under I:<listId>|<stockCode>. */
export interface ListItem {
  readonly quantity: number;
  readonly isChecked: boolean;
  /** Where it stands: sorted as text (fractional-indexing). */
  readonly rank: string;
}

const at = { listId: ['listId', text(36)], stockCode: ['stockCode', text(40)] } as const;
const quantity = integer({ min: 1, max: QUANTITY_MAX });
const rank = text(100);

interface Place {
  listId: string;
  stockCode: string;
}

const about = ({ listId, stockCode }: Place): string => itemKey(listId, stockCode);
const needs = ({ listId, stockCode }: Place): string[] => [listKey(listId), itemKey(listId, stockCode)];

const addArgs = record({ ...at, quantity: ['quantity', quantity], rank: ['rank', rank] });
/** An item that is there already stays as it is. */
export const addItem = defineMutation<Decoded<typeof addArgs>>({
  name: 'item.add',
  args: addArgs,
  about,
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
function fieldOf<Args extends Place>(name: string, args: Codec<Args>, field: (args: Args) => RowValue): Mutation<Args> {
  return defineMutation<Args>({
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

export const setItemQuantity = fieldOf(
  'item.quantity',
  record({ ...at, quantity: ['quantity', quantity] }),
  (args) => ({
    quantity: args.quantity,
  }),
);
export const checkItem = fieldOf('item.check', record({ ...at, isChecked: ['isChecked', bool] }), (args) => ({
  isChecked: args.isChecked,
}));
export const moveItem = fieldOf('item.move', record({ ...at, rank: ['rank', rank] }), (args) => ({ rank: args.rank }));

const removeArgs = record(at);
export const removeItem = defineMutation<Decoded<typeof removeArgs>>({
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
