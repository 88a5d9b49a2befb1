/** What a shopper does about orders that they have, as the calls that the app makes. */
import { randomUUID } from 'node:crypto';

import { cancelOrder, rescheduleOrder } from '#contract/order-acts.ts';
import { tipByCard, tipByWallet, updateRating } from '#contract/ratings.ts';
import { dayNumberOf } from '#contract/rules/day-number.ts';
import type { Answer } from '#tests/support/signed-in-shop.ts';

import type { MoneyShop, MoneyShopper, MoneyStart } from './money-shop.ts';
import type { ActingDeed, Deed } from './money-steps.ts';
import { send } from './send-once.ts';

type TipDeed = Extract<ActingDeed, { do: 'tip-wallet' | 'tip-card' }>;
type Act = Exclude<ActingDeed, { do: 'tip-card' }>;

const OPEN = [1, 2, 3];
const DELIVERED = [6];

export function isActing(deed: Deed): deed is Act {
  return deed.do === 'reschedule' || deed.do === 'cancel' || deed.do === 'rate' || deed.do === 'tip-wallet';
}

export async function act(shop: MoneyShop, start: MoneyStart, shopper: MoneyShopper, deed: Act): Promise<Answer[]> {
  if (deed.do === 'cancel') return cancel(shop, shopper, deed);
  if (deed.do === 'rate') return rate(shop, shopper, deed);
  if (deed.do === 'reschedule') return reschedule(shop, start, shopper, deed);
  const given = await tipOf(shop, shopper, deed);
  return given ? [await send(shopper, tipByWallet, given, randomUUID())] : [];
}

/** The bill is then what is to be paid. */
export async function makeTipBill(shop: MoneyShop, shopper: MoneyShopper, deed: TipDeed): Promise<Answer[]> {
  const given = await tipOf(shop, shopper, deed);
  if (!given) return [];
  const answer = await send(shopper, tipByCard, given, randomUUID());
  if (answer.code === 200) shopper.document = { Docno: Number(answer.body.data['piDocno']), Doctype: 'PBO' };
  return [answer];
}

async function cancel(
  shop: MoneyShop,
  shopper: MoneyShopper,
  { which, to }: Extract<Act, { do: 'cancel' }>,
): Promise<Answer[]> {
  const order = await orderOf(shop, shopper, which, OPEN);
  if (!order) return [];
  const added = await addedTo(shop, order);
  const named = { piDocno: order.id, piDoctype: 'RSO', RefundMethod: to };
  const answer = await send(shopper, cancelOrder, named, randomUUID());
  if (answer.code !== 200) return [answer];
  const { cancelled } = shopper;
  cancelled.set(order.id, to);
  // One of them may have been cancelled by itself meanwhile, in another tab.
  for (const id of added) if (!cancelled.has(id)) cancelled.set(id, to);
  return [answer];
}

/** The numbers of those that are not cancelled. */
async function addedTo({ db }: MoneyShop, { id }: OwnOrder): Promise<number[]> {
  const { rows } = await db.pool.query<{ id: number }>(
    'select id from placed_order where parent_id = $1 and state <> -1',
    [id],
  );
  return rows.map((row) => row.id);
}

async function rate(
  shop: MoneyShop,
  { buyer, rated }: MoneyShopper,
  { which, stars }: Extract<Act, { do: 'rate' }>,
): Promise<Answer[]> {
  const order = await orderOf(shop, { buyer }, which, DELIVERED);
  if (!order) return [];
  const isFirst = !rated.has(order.id);
  // Until it is answered; who is cut off never hears what was kept.
  if (isFirst) rated.set(order.id, null);
  const said = { deliveryRating: stars, productRating: stars, ratingCommets: '' };
  const answer = await buyer.ask(updateRating, { rateDoctype: 'RSO', ratedocno: order.id, ...said });
  if (isFirst && answer.code === 200) rated.set(order.id, stars);
  if (isFirst && answer.code === 409) rated.delete(order.id);
  return [answer];
}

async function reschedule(
  shop: MoneyShop,
  start: MoneyStart,
  { buyer }: MoneyShopper,
  { which, slot: choice }: Extract<Act, { do: 'reschedule' }>,
): Promise<Answer[]> {
  const order = await orderOf(shop, { buyer }, which, null);
  const slotId = await start.slotOf(choice);
  const [to] = (await shop.db.pool.query<{ day: string }>('select day::text from slot where id = $1', [slotId])).rows;
  if (!order || !to || slotId === undefined) return [];
  const time = { DeliveryDate: dayNumberOf(to.day), DeliveryTimeSlotDocno: slotId };
  return [await buyer.ask(rescheduleOrder, { piDocno: order.id, piDoctype: 'RSO', ...time }, randomUUID())];
}

async function tipOf(
  shop: MoneyShop,
  { buyer }: MoneyShopper,
  { which, driver, picker }: TipDeed,
): Promise<Record<string, unknown> | null> {
  const order = await orderOf(shop, { buyer }, which, DELIVERED);
  if (!order) return null;
  return {
    saldoctype: 'RSO',
    saldocno: order.id,
    DriverCode: order.driver ?? 0,
    DriverTipAmount: driver,
    PickerCode: order.picker ?? 0,
    PickerTipAmount: picker,
  };
}

interface OwnOrder {
  readonly id: number;
  readonly state: number;
  /** Numbers of the shop's people; null before they are named. */
  readonly driver: number | null;
  readonly picker: number | null;
}

/** One of those in the states, or of all where none is in them, or `states` is null. */
async function orderOf(
  { db }: MoneyShop,
  { buyer }: Pick<MoneyShopper, 'buyer'>,
  which: number,
  states: readonly number[] | null,
): Promise<OwnOrder | undefined> {
  const { rows } = await db.pool.query<OwnOrder>(
    'select id, state, driver_id as driver, picker_id as picker from placed_order where user_id = $1 order by id',
    [buyer.id],
  );
  const able = rows.filter(({ state }) => states?.includes(state));
  const some = able.length > 0 ? able : rows;
  return some[which % Math.max(1, some.length)];
}
