import { integer, text } from '#contract/wire-types.ts';
/** Edits of the shopper's lists. Names: trimmed, 1 to 60 characters; blank ones are refused (issue C, section 2). */
import { record, type Decoded } from '#contract/wire.ts';

import { defineMutation, NOTHING } from './mutation.ts';
import { itemsOf, listKey, LISTS } from './shop-keys.ts';

export const LISTS_MAX = 100;
export const LIST_NAME_MAX = 60;

/** Under L:<listId>. */
export interface ShopList {
  readonly name: string;
  /** ISO time on the device that made it: for their order, and for nothing else. */
  readonly madeAt: string;
}

const listId = text(36);

const createArgs = record({ listId: ['listId', listId], name: ['name', text(200)], madeAt: ['madeAt', text(40)] });
export const createList = defineMutation<Decoded<typeof createArgs>>({
  name: 'list.create',
  args: createArgs,
  about: (args) => listKey(args.listId),
  needs: () => [LISTS],
  apply: (rows, args) => {
    const name = args.name.trim();
    if (name === '' || name.length > LIST_NAME_MAX) return { refused: 'name_blank' };
    if (rows.get(listKey(args.listId))) return NOTHING;
    if (rows.below(LISTS).length >= LISTS_MAX) return { refused: 'too_many' };
    return { changes: [[listKey(args.listId), { name, madeAt: args.madeAt }]] };
  },
});

const renameArgs = record({ listId: ['listId', listId], name: ['name', text(200)] });
export const renameList = defineMutation<Decoded<typeof renameArgs>>({
  name: 'list.rename',
  args: renameArgs,
  about: (args) => listKey(args.listId),
  needs: (args) => [listKey(args.listId)],
  apply: (rows, args) => {
    const name = args.name.trim();
    const list = rows.get(listKey(args.listId));
    if (name === '' || name.length > LIST_NAME_MAX) return { refused: 'name_blank' };
    return list ? { changes: [[listKey(args.listId), { ...list, name }]] } : { refused: 'list_gone' };
  },
});

const deleteArgs = record({ listId: ['listId', listId], seen: ['seen', integer({ min: 0 })] });
/** `seen`: the version that the device had; a list that another device changed since is not deleted unasked. */
export const deleteList = defineMutation<Decoded<typeof deleteArgs>>({
  name: 'list.delete',
  args: deleteArgs,
  about: (args) => listKey(args.listId),
  needs: (args) => [listKey(args.listId), itemsOf(args.listId)],
  apply: (rows, args) => {
    const key = listKey(args.listId);
    if (!rows.get(key)) return NOTHING;
    const all = [key, ...rows.below(itemsOf(args.listId)).map(([item]) => item)];
    if (all.some((one) => rows.isChangedElsewhere(one, args.seen))) return { refused: 'list_changed' };
    return { changes: all.map((one) => [one, null]) };
  },
});
