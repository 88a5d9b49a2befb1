/** The shopper's lists and their edits. Names: trimmed, 1 to 60 characters; blank ones are refused (issue C, section 2). */
import { defineMutation, NOTHING } from '#contract/rules/mutation.ts';
import { integer, text } from '#contract/wire-types.ts';
import { record } from '#contract/wire.ts';

import { itemsOf, listKey, LISTS } from './keys.ts';
import { defineRow, type Valued } from './row.ts';

export const LISTS_MAX = 100;
export const LIST_NAME_MAX = 60;

const listId = text(36);
const name = text(200);
/** ISO time on the device that made it: for their order, and for nothing else. */
const madeAt = text(40);

export const lists = defineRow({ prefix: LISTS, key: ['listId'], fields: { name, madeAt } });
export type ShopList = Valued<typeof lists>;

const createArgs = record({ listId: ['listId', listId], name: ['name', name], madeAt: ['madeAt', madeAt] });
export const listCreate = defineMutation({
  name: 'list.create',
  args: createArgs,
  about: (args) => listKey(args.listId),
  needs: () => [LISTS],
  apply: (rows, args) => {
    const wanted = args.name.trim();
    if (wanted === '' || wanted.length > LIST_NAME_MAX) return { refused: 'name_blank' };
    if (rows.get(listKey(args.listId))) return NOTHING;
    if (rows.below(LISTS).length >= LISTS_MAX) return { refused: 'too_many' };
    return { changes: [[listKey(args.listId), { name: wanted, madeAt: args.madeAt }]] };
  },
});

const renameArgs = record({ listId: ['listId', listId], name: ['name', name] });
export const listRename = defineMutation({
  name: 'list.rename',
  args: renameArgs,
  about: (args) => listKey(args.listId),
  needs: (args) => [listKey(args.listId)],
  apply: (rows, args) => {
    const wanted = args.name.trim();
    const list = rows.get(listKey(args.listId));
    if (wanted === '' || wanted.length > LIST_NAME_MAX) return { refused: 'name_blank' };
    return list ? { changes: [[listKey(args.listId), { ...list, name: wanted }]] } : { refused: 'list_gone' };
  },
});

const deleteArgs = record({ listId: ['listId', listId], seen: ['seen', integer({ min: 0 })] });
/** `seen`: the version that the device had; a list that another device changed since is not deleted unasked. */
export const listDelete = defineMutation({
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
