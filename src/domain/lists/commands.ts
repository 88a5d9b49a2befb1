/** What a shopper does with lists: at once on this device, with signal or without; each resolves when it is durable there. */
import type { EditArgs, EditName } from '#contract/rows/edits.ts';
import { openShop, shopView, type EditOutcome } from '#src/offline/shop/shop-door.ts';

import { firstRanks, rankAtEnd, ranksToMove } from './list-order.ts';
import { itemsIn, type MyListItem } from './lists.ts';

export interface ListPlace {
  readonly listId: string;
  readonly stockCode: string;
}

async function edit<Name extends EditName>(name: Name, args: EditArgs[Name]): Promise<EditOutcome> {
  return (await openShop()).edit(name, args);
}

/** `name` is trimmed; it must not be blank (account.md section 5). Answers with the new list's id. */
export function createList(name: string): { listId: string; edit: Promise<EditOutcome> } {
  const listId = crypto.randomUUID();
  return { listId, edit: edit('list.create', { listId, name: name.trim(), madeAt: new Date().toISOString() }) };
}

export interface FirstItem {
  readonly stockCode: string;
  readonly quantity: number;
}

/** A new list with these on it, in their order. The edits are issued in one turn, so that they become durable together. */
export function createFilledList(
  name: string,
  items: readonly FirstItem[],
): { listId: string; edit: Promise<EditOutcome> } {
  const made = createList(name);
  const ranks = firstRanks(items.length);
  const added = items.map((item, at) => edit('item.add', { ...item, listId: made.listId, rank: ranks[at] ?? '' }));
  const all = Promise.all([made.edit, ...added]);
  return { ...made, edit: all.then((outcomes) => outcomes.find(({ ok }) => !ok) ?? { ok: true }) };
}

export function renameList(listId: string, name: string): Promise<EditOutcome> {
  return edit('list.rename', { listId, name: name.trim() });
}

/** Refused (`list_changed`) where another device changed it since this one last heard of it. */
export function deleteList(listId: string): Promise<EditOutcome> {
  return edit('list.delete', { listId, seen: shopView().seen() });
}

/** At the end of the list; an item that is there stays as it is. */
export async function addToList({ listId, stockCode }: ListPlace, quantity = 1): Promise<EditOutcome> {
  const shop = await openShop();
  return shop.edit('item.add', { listId, stockCode, quantity, rank: rankAtEnd(itemsIn(shop.view(), listId)) });
}

export function checkItem(place: ListPlace, isChecked: boolean): Promise<EditOutcome> {
  return edit('item.check', { ...place, isChecked });
}

export function setItemQuantity(place: ListPlace, quantity: number): Promise<EditOutcome> {
  return edit('item.quantity', { ...place, quantity });
}

/** From one place in the order to another; both count from 0. */
export async function moveItem(listId: string, from: number, to: number): Promise<EditOutcome> {
  const shop = await openShop();
  for (const { stockCode, rank } of ranksToMove(itemsIn(shop.view(), listId), from, to)) {
    const outcome = await shop.edit('item.move', { listId, stockCode, rank });
    if (!outcome.ok) return outcome;
  }
  return { ok: true };
}

export function removeItem(place: ListPlace): Promise<EditOutcome> {
  return edit('item.remove', { ...place });
}

/** Another product, or other words, where an item stands. What is on the list already stays as it is there. */
export async function replaceItem(listId: string, item: MyListItem, by: FirstItem): Promise<EditOutcome> {
  const added = await edit('item.add', { ...by, listId, rank: item.rank });
  return added.ok ? removeItem({ listId, stockCode: item.stockCode }) : added;
}

/** Undoes a removal: where it stood, as it was. */
export async function putBack(listId: string, item: MyListItem): Promise<EditOutcome> {
  const { stockCode, quantity, rank, isChecked } = item;
  const outcome = await edit('item.add', { listId, stockCode, quantity, rank });
  return outcome.ok && isChecked ? checkItem({ listId, stockCode }, true) : outcome;
}

/** Makes the list again that another device deleted, so that the edits to it that were refused can go through. */
export function restoreList(listId: string, name: string): Promise<EditOutcome> {
  return edit('list.create', { listId, name, madeAt: new Date().toISOString() });
}
