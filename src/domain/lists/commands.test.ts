import { afterEach, beforeEach, expect, test } from 'vitest';

import { attachShop } from '#src/offline/shop/shop-door.ts';
import { MemoryShop } from '#tests/support/memory-shop.ts';

import {
  addToList,
  checkItem,
  createFilledList,
  createList,
  deleteList,
  moveItem,
  putBack,
  removeItem,
  renameList,
  restoreList,
  setItemQuantity,
} from './commands.ts';
import { itemsIn, listsIn } from './lists.ts';

let shop: MemoryShop;

beforeEach(() => {
  shop = new MemoryShop();
  attachShop(shop);
});
afterEach(() => attachShop(null));

async function listOf(...codes: string[]): Promise<string> {
  const { listId, edit } = createList('  Week ');
  await edit;
  for (const stockCode of codes) await addToList({ listId, stockCode });
  return listId;
}

const codesOn = (listId: string): string =>
  itemsIn(shop.view(), listId)
    .map(({ stockCode }) => stockCode)
    .join('');

test('a list is made by its trimmed name and filled in order', async () => {
  const listId = await listOf('C', 'A', 'B');
  expect(listsIn(shop.view())).toMatchObject([{ id: listId, name: 'Week' }]);
  expect(codesOn(listId)).toBe('CAB');
});

test('a list is made with what is on it from the start, in its order', async () => {
  const { listId, edit } = createFilledList(' Order ', [
    { stockCode: 'C', quantity: 2 },
    { stockCode: 'A', quantity: 1 },
  ]);
  expect(await edit).toEqual({ ok: true });
  expect(listsIn(shop.view())).toMatchObject([{ id: listId, name: 'Order' }]);
  expect(itemsIn(shop.view(), listId)).toMatchObject([
    { stockCode: 'C', quantity: 2, isChecked: false },
    { stockCode: 'A', quantity: 1, isChecked: false },
  ]);
  await addToList({ listId, stockCode: 'B' });
  expect(codesOn(listId)).toBe('CAB');
});

test('a list that the device cannot keep says so, whatever was to be on it', async () => {
  shop.outcome = { ok: false, why: 'full' };
  const made = createFilledList('Order', [{ stockCode: 'C', quantity: 2 }]);
  expect(await made.edit).toEqual({ ok: false, why: 'full' });
});

test('an item that is there already stays as it is', async () => {
  const listId = await listOf('A');
  await setItemQuantity({ listId, stockCode: 'A' }, 4);
  await addToList({ listId, stockCode: 'A' });
  expect(itemsIn(shop.view(), listId)).toMatchObject([{ stockCode: 'A', quantity: 4 }]);
});

test('an item moves, and only what must change is sent', async () => {
  const listId = await listOf('A', 'B', 'C');
  await moveItem(listId, 2, 0);
  expect(codesOn(listId)).toBe('CAB');
  expect(shop.waiting.filter(({ name }) => name === 'item.move')).toHaveLength(1);
});

test('what was taken off comes back where it stood and as it was', async () => {
  const listId = await listOf('A', 'B', 'C');
  await checkItem({ listId, stockCode: 'B' }, true);
  await setItemQuantity({ listId, stockCode: 'B' }, 3);
  const before = itemsIn(shop.view(), listId);
  await removeItem({ listId, stockCode: 'B' });
  expect(codesOn(listId)).toBe('AC');
  await putBack(listId, before[1] ?? { stockCode: '', quantity: 0, isChecked: false, rank: '' });
  expect(itemsIn(shop.view(), listId)).toEqual(before);
});

test('a deleted list takes its items along, says what it had seen, and can be restored under its id', async () => {
  const listId = await listOf('A');
  await renameList(listId, 'Guests');
  await deleteList(listId);
  expect(listsIn(shop.view())).toEqual([]);
  expect(codesOn(listId)).toBe('');
  expect(shop.waiting.at(-1)?.args).toEqual({ listId, seen: 7 });
  await restoreList(listId, 'Guests');
  expect(listsIn(shop.view())).toMatchObject([{ id: listId, name: 'Guests' }]);
});

test('an edit that the device could not keep is said, and a move stops at the first', async () => {
  const listId = await listOf('A', 'B');
  shop.outcome = { ok: false, why: 'full' };
  expect(await moveItem(listId, 0, 1)).toEqual({ ok: false, why: 'full' });
  expect(await addToList({ listId, stockCode: 'C' })).toEqual({ ok: false, why: 'full' });
});
