/** What a shopper does at checkout before paying. Each answers with the value or the error. */
import type { QueryClient } from '@tanstack/react-query';

import {
  confirmGroups,
  deleteCheckoutLine,
  prepareOrder,
  updateGroups,
  validateCart,
  type OrderPayload,
  type UnavailableLine,
} from '#contract/checkout.ts';
import { readDeliveryTimes } from '#contract/delivery.ts';
import { succeeded, type Result } from '#src/lib/result.ts';
import type { AppError } from '#src/net/app-error.ts';
import { sendCall } from '#src/net/read-query.ts';
import { currentShop, openShop, shopView, type Shop } from '#src/offline/shop/shop-door.ts';

import type { TimesByKind } from './choices.ts';
import { groupsOf, totalsOf, type Prepared } from './queries.ts';

/** The engine of the shopper's rows is fetched when somebody signs in; without signal it may never come. */
const ENGINE_MS = 8000;

/** `late`: some wait still, and what would be paid is not what the screen shows. */
export type Sending = 'none-waited' | 'sent' | 'late';

/**
 * Edits of the cart that wait on this device are sent, and what the shop has is heard. An edit is not made again where the server
 * refused it; the sync tray says so.
 */
export async function sendWaitingEdits(): Promise<Sending> {
  const late = new Promise<null>((done) => setTimeout(() => done(null), ENGINE_MS));
  const shop = currentShop() ?? (await Promise.race([openShop(), late]));
  if (!shop) return 'late';
  const haveWaited = hasWaiting(shop);
  // Where nothing is to be sent, the exchange that the page began with hears as much as one more.
  await (haveWaited ? shop.syncNow() : shop.syncOnce());
  return hasWaiting(shop) ? 'late' : haveWaited ? 'sent' : 'none-waited';
}

function hasWaiting(shop: Shop): boolean {
  return shop.view().waiting.some(({ name }) => name.startsWith('cart.'));
}

/** What stands in the way of preparing: lines that cannot be had, or the shop's refusal. */
export type PrepareOutcome =
  | { readonly kind: 'prepared'; readonly prepared: PayableOrder }
  | { readonly kind: 'unavailable'; readonly lines: readonly UnavailableLine[] }
  | { readonly kind: 'waiting' };

export interface PayableOrder extends Prepared {
  readonly needsConfirming: boolean;
  /** It comes in deliveries whose times are not the one time of the form. */
  readonly isSplit: boolean;
}

export interface Preparation {
  /** What the form says. */
  readonly order: Omit<OrderPayload, 'shownVersion'>;
  /** Confirmed before for deliveries that come apart. */
  readonly groupTimes: TimesByKind;
  /** True where the page has just sent what waited. */
  readonly isSent: boolean;
}

/**
 * Sends what waits, has the cart validated, then makes an order of it that can be paid. Times that were confirmed before, of an order
 * that was changed since, are confirmed again where they can still be had.
 */
export async function prepareCart(
  client: QueryClient,
  { order, groupTimes, isSent }: Preparation,
): Promise<Result<PrepareOutcome, AppError>> {
  if (!isSent && (await sendWaitingEdits()) === 'late') return succeeded({ kind: 'waiting' });
  const lines = await unavailableNow(client, order);
  if (!lines.ok) return lines;
  if (lines.value.length > 0) return succeeded({ kind: 'unavailable', lines: lines.value });
  const payload = { ...order, shownVersion: shopView().seen() };
  const made = await sendCall(client, prepareOrder, payload);
  if (!made.ok) return made;
  const { docno, doctype, needsConfirming: isSplit } = made.value.value;
  const prepared = { docno, doctype };
  const needsConfirming = isSplit && !(await confirmAgain(client, prepared, groupTimes));
  return succeeded({ kind: 'prepared', prepared: { ...prepared, needsConfirming, isSplit } });
}

/** Whether all its deliveries have the times that the shopper confirmed before. */
async function confirmAgain(client: QueryClient, prepared: Prepared, groupTimes: TimesByKind): Promise<boolean> {
  if (Object.keys(groupTimes).length === 0) return false;
  const groups = await client.fetchQuery(groupsOf(prepared)).catch(() => null);
  const times = groups?.value.groups.flatMap(({ group, kind }) => {
    const time = groupTimes[kind];
    return time ? [{ group, ...time }] : [];
  });
  if (!groups || !times || times.length < groups.value.groups.length) return false;
  return (await confirmTimes(client, prepared, times)).ok;
}

/**
 * What is not to be had at all. What only comes later has its own delivery, whose day is confirmed before paying; but what is added to an
 * order comes with that one or not at all.
 */
export async function unavailableNow(
  client: QueryClient,
  { dayId, slotId, parentDocno }: Pick<OrderPayload, 'dayId' | 'slotId' | 'parentDocno'>,
): Promise<Result<readonly UnavailableLine[], AppError>> {
  const result = await sendCall(client, validateCart, { dayId, slotId, parentDocno });
  if (!result.ok) return result;
  const { lines } = result.value.value;
  return succeeded(parentDocno === null ? lines.filter(({ reason }) => reason !== 'too_early') : lines);
}

/** Takes a line off, and lets this device hear of it. */
export async function dropUnavailable(client: QueryClient, line: UnavailableLine): Promise<Result<unknown, AppError>> {
  const { cartType: doctype, lineDocno: docno, srno, stockCode } = line;
  const result = await sendCall(client, deleteCheckoutLine, { doctype, docno, srno, stockCode, source: 'WEB' });
  await currentShop()?.syncNow();
  return result;
}

export interface WantedTime {
  readonly group: number;
  readonly dayId: number;
  readonly slotId: number;
}

/** Confirms days and times of all groups: the order can then be paid. */
export async function confirmTimes(
  client: QueryClient,
  prepared: Prepared,
  times: readonly WantedTime[],
): Promise<Result<unknown, AppError>> {
  return sendTimes(client, prepared, { call: confirmGroups, times });
}

/** Other days and times for groups of an order that is confirmed ('Update order'). */
export async function updateTimes(
  client: QueryClient,
  prepared: Prepared,
  times: readonly WantedTime[],
): Promise<Result<unknown, AppError>> {
  return sendTimes(client, prepared, { call: updateGroups, times });
}

async function sendTimes(
  client: QueryClient,
  { docno, doctype }: Prepared,
  { call, times }: { readonly call: typeof confirmGroups | typeof updateGroups; readonly times: readonly WantedTime[] },
): Promise<Result<unknown, AppError>> {
  const asked = { docno, doctype, times: [...times] };
  const result =
    call === updateGroups ? await sendCall(client, updateGroups, asked) : await sendCall(client, confirmGroups, asked);
  if (!result.ok) {
    // A time that was filled meanwhile is shown as full.
    await client.invalidateQueries({ queryKey: [readDeliveryTimes.name] });
    return result;
  }
  // A fee may depend on the day, and the screen shows the groups as they are now.
  await Promise.all([
    client.invalidateQueries({ queryKey: totalsOf({ docno, doctype }).queryKey }),
    client.invalidateQueries({ queryKey: groupsOf({ docno, doctype }).queryKey }),
  ]);
  return succeeded(null);
}
