/** Shopping lists by the specification's own calls (storefront.md section 7), by the same edits as the app's own. */
import { randomUUID } from 'node:crypto';

import { generateKeyBetween } from 'fractional-indexing';

import {
  addListItem,
  createListCall,
  deleteListCall,
  readListItems,
  readLists,
  removeListItem,
} from '#contract/lists.ts';
import { refusalMessages } from '#contract/messages/sync.ts';
import { itemKey, itemsOf, listKey, LISTS, nameIn } from '#contract/rows/keys.ts';
import { openCatalogue } from '#server/catalogue/catalogue.ts';
import { codeOf, itemIds } from '#server/catalogue/read-store.ts';
import type { Deps } from '#server/kit/deps.ts';
import { notFound } from '#server/kit/refusal.ts';
import { serveUser, type Served } from '#server/kit/serve.ts';
import { editRows, liveRows } from '#server/sync/edit-rows.ts';
import type { LiveRows } from '#server/sync/live-rows.ts';

export async function listRoutes(deps: Deps): Promise<Served[]> {
  const { db, clock } = deps;
  const catalogue = await openCatalogue(deps);
  return [
    serveUser(readLists, async ({ stockId }, { userId }) => {
      const lists = listsIn(await liveRows(db.orm, userId, [LISTS]));
      const code = stockId === 0 ? null : await codeOf(db.orm, stockId);
      const held = code === null ? [] : lists.map(({ id }) => itemKey(id, code));
      const items = await liveRows(db.orm, userId, held);
      const hasItem = (id: string): boolean => code !== null && items.get(itemKey(id, code)) !== undefined;
      return { lists: lists.map(({ id, name }) => ({ id, name, label: name, hasItem: hasItem(id) })) };
    }),
    serveUser(readListItems, async ({ id }, { userId }) => {
      const rows = await liveRows(db.orm, userId, [listKey(id), itemsOf(id)]);
      if (!rows.get(listKey(id))) throw notFound(refusalMessages.list_gone[0]);
      const items = rows
        .below(itemsOf(id))
        .map(([key, value]) => ({ ...value, stockCode: nameIn(key) }))
        .toSorted((a, b) => (a.rank < b.rank ? -1 : a.rank > b.rank ? 1 : 0));
      const quantities = new Map(items.map(({ stockCode, quantity }) => [stockCode, quantity]));
      const cards = await catalogue.cards(await itemIds(db.orm, [...quantities.keys()]));
      return {
        products: cards.map((card) => ({ ...card, requestedQuantity: quantities.get(card.stockCode) ?? null })),
      };
    }),
    serveUser(createListCall, ({ name }, { userId }) => {
      const now = clock.now();
      const id = randomUUID();
      const args = { listId: id, name, madeAt: now.toISOString() };
      return editRows({ db, userId, now, needs: [], field: 'name' }, () => ({
        edit: { name: 'list.create', args },
        answer: { id },
      }));
    }),
    serveUser(deleteListCall, ({ id }, { userId }) =>
      editRows({ db, userId, now: clock.now(), needs: [listKey(id)], field: 'favListDocno' }, (rows) => {
        if (!rows.get(listKey(id))) throw notFound(refusalMessages.list_gone[0]);
        // Whoever asks by this call has no version to have seen: they mean the list as it is.
        return { edit: { name: 'list.delete', args: { listId: id, seen: Number.MAX_SAFE_INTEGER } }, answer: {} };
      }),
    ),
    serveUser(addListItem, ({ listId, stockCode }, { userId }) =>
      editRows({ db, userId, now: clock.now(), needs: [itemsOf(listId)], field: 'stockCode' }, (rows) => ({
        edit: { name: 'item.add', args: { listId, stockCode, quantity: 1, rank: rankAtEnd(rows, listId) } },
        answer: true,
      })),
    ),
    serveUser(removeListItem, ({ listId, stockCode }, { userId }) =>
      editRows({ db, userId, now: clock.now(), needs: [], field: 'favListDocno' }, () => ({
        edit: { name: 'item.remove', args: { listId, stockCode } },
        answer: {},
      })),
    ),
  ];
}

/** The oldest first. */
function listsIn(rows: LiveRows): { id: string; name: string; madeAt: string }[] {
  return rows
    .below(LISTS)
    .map(([key, value]) => ({ id: nameIn(key), ...value }))
    .toSorted((a, b) => (a.madeAt === b.madeAt ? (a.id < b.id ? -1 : 1) : a.madeAt < b.madeAt ? -1 : 1));
}

function rankAtEnd(rows: LiveRows, listId: string): string {
  const ranks = rows.below(itemsOf(listId)).map(([, item]) => item.rank);
  try {
    return generateKeyBetween(ranks.toSorted().at(-1) ?? null, null);
  } catch {
    // A device may have written a rank that is none.
    return generateKeyBetween(null, null);
  }
}
