import type { NewEdit } from '#src/offline/shop/device-store.ts';

import { SOLD_BY } from './sim-server.ts';
import { EDIT_KINDS, type EditChoice } from './steps.ts';

const STOCKS = ['s0', 's1', 's2', 's0', 's1', 's2', 's0', 's1', 's2', 'none'];
/** On a list the shopper's own words may stand in a product's place. */
const OWN_WORDS = '*own words';
const BOXES = ['box0', 'box1'];

/** The edit of a choice. Every text carries whose it is, so that another's would be seen among them (I8). */
export function chooseEdit(choice: EditChoice, userId: number, count: number, seen: number): Omit<NewEdit, 'id'> {
  const listId = `u${userId}l${choice.list}`;
  const stockCode = STOCKS[choice.stock] ?? 's0';
  const mine = `u${userId} ${count}`;
  const isOn = choice.value % 2 === 0;
  const item = { listId, stockCode: choice.value === 1 ? OWN_WORDS : stockCode };
  const gift = { cartType: 'CGB', stockCode, seenPrice: count, since: mine };
  const perPlace = SOLD_BY.get(stockCode) ?? 1;
  const edits: readonly (() => readonly [string, Record<string, unknown>])[] = [
    () => ['list.create', { listId, name: choice.value === 0 ? ' ' : mine, madeAt: mine }],
    () => ['list.rename', { listId, name: choice.value === 0 ? ' ' : mine }],
    () => ['list.delete', { listId, seen }],
    () => ['item.add', { ...item, quantity: 1 + (count % 900), rank: mine }],
    () => ['item.quantity', { ...item, quantity: 1 + (count % 900) }],
    () => ['item.check', { ...item, isChecked: isOn }],
    () => ['item.move', { ...item, rank: mine }],
    () => ['item.remove', item],
    () => ['favourite.set', { stockCode, isOn, since: mine }],
    () => ['notify.set', { stockCode, isOn }],
    () => ['cart.set', { cartType: 'CRT', stockCode, quantity: choice.value, seenPrice: count, since: mine }],
    () => ['item.add', { ...item, quantity: 1, rank: mine }],
    () => ['box.choose', { ...gift, stockCode: BOXES[choice.list], instead: BOXES[choice.value] ?? null }],
    () => ['box.move', { ...gift, quantity: 1 + (choice.value % 5), perPlace: choice.value === 9 ? 3 : perPlace }],
    () => ['box.move', { ...gift, quantity: 1 + (choice.value % 3), perPlace }],
    () => ['cart.set', { ...gift, quantity: choice.value % 8 }],
    () => ['cart.set', { ...gift, stockCode: BOXES[choice.list], quantity: choice.value < 7 ? 0 : 1 }],
    () => ['cart.add', { ...gift, by: choice.value - 3 }],
  ];
  const [name, args] = (edits[choice.kind % EDIT_KINDS] as (typeof edits)[number])();
  return { name, args, ver: 1, at: '2026-11-21T08:00:00.000Z' };
}
