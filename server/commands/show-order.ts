/** One order for the packer: what goes into it, gift wrap and messages, what the shopper wants, where it goes, what it comes to. */
import { asc, eq } from 'drizzle-orm';

import type { Queryable } from '#server/kit/database.ts';
import type { OrderLine, PlacedOrder } from '#server/orders/add-placed-orders.ts';
import { familyOf } from '#server/orders/family-store.ts';
import { mailedAmount } from '#server/orders/mailed-order.ts';
import { linesOfOrder } from '#server/orders/order-store.ts';
import { STATE_WORDS } from '#server/orders/order-words.ts';
import { orderEvent } from '#server/orders/table.ts';
import type { ShopSettings } from '#server/shop-settings.ts';
import { sayTime } from '#server/slots/say-slot.ts';

import { printable } from './printable.ts';

const RULES: Readonly<Record<string, string>> = {
  similar: 'bring something similar',
  none: 'leave it out',
  call: 'call the shopper; what they do not want is left out',
};

export async function showOrder(db: Queryable, order: PlacedOrder, { staff }: ShopSettings): Promise<string> {
  const { id, state, instructions, contact, deliverTo, parentId } = order;
  const lines = await linesOfOrder(db, id);
  const events = await db.select().from(orderEvent).where(eq(orderEvent.orderId, id)).orderBy(asc(orderEvent.id));
  const added = (await familyOf(db, parentId ?? id)).filter((one) => one.id !== id);
  const nameOf = (who: number | null): string => staff.find((one) => one.id === who)?.name.en ?? '';
  const said: readonly (readonly [string, string])[] = [
    ['State', `${state} ${STATE_WORDS[state] ?? ''}`],
    ['Slot', `${order.day} ${sayTime({ startsAt: order.slotStartsAt, endsAt: order.slotEndsAt })}`],
    ['To', `${deliverTo.full.en}, ${contact}`],
    ['Picker', nameOf(order.pickerId)],
    ['Driver', nameOf(order.driverId)],
    ['If missing', RULES[instructions.alternative] ?? instructions.alternative],
    ['Packing', [instructions.packingOption, instructions.packing].filter(Boolean).join(', ')],
    ['Wishes', instructions.special],
    ['Message', instructions.message],
    ['Comes with', added.map((one) => `RSO-${one.id} (${one.state})`).join(', ')],
  ];
  return [
    `RSO-${id}`,
    ...said.filter(([, what]) => what !== '').map(([name, what]) => `${name}: ${printable(what)}`),
    ...lines.filter(({ cartType }) => cartType !== 'CGB').flatMap(saidLine),
    ...saidBox(lines),
    `Comes to ${mailedAmount(order.pickedSums?.net ?? order.net).en}, ${howPaid(order)}`,
    ...events.map(({ state: to, at }) => `${at.toISOString()}  ${to} ${STATE_WORDS[to] ?? ''}`),
  ].join('\n');
}

/** The box first, then what goes into it. */
function saidBox(lines: readonly OrderLine[]): string[] {
  const gifts = lines.filter(({ cartType }) => cartType === 'CGB');
  const inBox = gifts.filter(({ isBox }) => !isBox);
  if (gifts.length === 0) return [];
  return [
    '  Gift box',
    ...gifts.filter(({ isBox }) => isBox).flatMap(saidLine),
    ...(inBox.length > 0 ? ['  In the gift box', ...inBox.flatMap(saidLine)] : []),
  ];
}

function saidLine(line: OrderLine): string[] {
  const { srno, quantity, picked, stockCode, name, units, price, substituteFor, isGiftWrapped, message } = line;
  const count = picked === null || picked === quantity ? String(quantity) : `${picked} of ${quantity}`;
  const product = [name.en, units.en].filter(Boolean).join(', ');
  const instead = substituteFor === null ? '' : `  instead of ${substituteFor}`;
  return [
    `  ${srno}.  ${count} x  ${stockCode}  ${printable(product)}  ${mailedAmount(price).en} each${instead}`,
    ...(isGiftWrapped ? ['      gift wrap'] : []),
    ...(message ? [`      message: ${printable(message)}`] : []),
  ];
}

function howPaid({ paidBy, taken }: PlacedOrder): string {
  if (paidBy === 'nothing') return 'nothing to be taken';
  return taken === null ? `not taken yet (${paidBy})` : `${mailedAmount(taken).en} taken (${paidBy})`;
}
