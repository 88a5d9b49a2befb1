/** What a shopper does at checkout before paying. Each answers with the value or the error. */
import type { QueryClient } from '@tanstack/react-query';

import {
  confirmGroups,
  deleteCheckoutLine,
  prepareOrder,
  validateCart,
  validateOrder,
  type OrderPayload,
  type UnavailableLine,
} from '#contract/checkout.ts';
import { failed, succeeded, type Result } from '#src/lib/result.ts';
import type { AppError } from '#src/net/app-error.ts';
import { sendCall } from '#src/net/read-query.ts';
import { currentShop, openShop, shopView } from '#src/offline/shop/shop-door.ts';

import { totalsOf, type Prepared } from './queries.ts';

/** The engine of the shopper's rows is fetched when somebody signs in; without signal it may never come. */
const ENGINE_MS = 8000;

/**
 * Edits of the cart that wait on this device are sent, and what the shop has is heard. False where some still wait: what would be
 * paid is not what the screen shows. An edit is not made again where the server refused it; the sync tray says so.
 */
export async function sendWaitingEdits(): Promise<boolean> {
  const late = new Promise<null>((done) => setTimeout(() => done(null), ENGINE_MS));
  const shop = currentShop() ?? (await Promise.race([openShop(), late]));
  if (!shop) return false;
  await shop.syncNow();
  return !shop.view().waiting.some(({ name }) => name.startsWith('cart.'));
}

/** What stands in the way of preparing: lines that cannot be had, or the shop's refusal. */
export type PrepareOutcome =
  | { readonly kind: 'prepared'; readonly prepared: PayableOrder }
  | { readonly kind: 'unavailable'; readonly lines: readonly UnavailableLine[] }
  | { readonly kind: 'waiting' };

export interface PayableOrder extends Prepared {
  readonly needsConfirming: boolean;
}

/** Sends what waits, has the cart validated, then makes an order of it that can be paid. */
export async function prepareCart(
  client: QueryClient,
  order: Omit<OrderPayload, 'shownVersion'>,
): Promise<Result<PrepareOutcome, AppError>> {
  if (!(await sendWaitingEdits())) return succeeded({ kind: 'waiting' });
  const lines = await unavailableNow(client, order);
  if (!lines.ok) return lines;
  if (lines.value.length > 0) return succeeded({ kind: 'unavailable', lines: lines.value });
  const payload = { ...order, shownVersion: shopView().seen() };
  const valid = await sendCall(client, validateOrder, payload);
  if (!valid.ok) return valid;
  const made = await sendCall(client, prepareOrder, payload);
  if (!made.ok) return made;
  const { docno, doctype, needsConfirming } = made.value.value;
  return succeeded({ kind: 'prepared', prepared: { docno, doctype, needsConfirming } });
}

/** What is not to be had at all. What only comes later has its own delivery, whose day is confirmed before paying. */
export async function unavailableNow(
  client: QueryClient,
  { dayId, slotId }: Pick<OrderPayload, 'dayId' | 'slotId'>,
): Promise<Result<readonly UnavailableLine[], AppError>> {
  const result = await sendCall(client, validateCart, { dayId, slotId });
  return result.ok ? succeeded(result.value.value.lines.filter(({ reason }) => reason !== 'too_early')) : result;
}

/** Takes a line off, and lets this device hear of it. */
export async function dropUnavailable(client: QueryClient, line: UnavailableLine): Promise<Result<unknown, AppError>> {
  const { cartType: doctype, lineDocno: docno, srno } = line;
  const result = await sendCall(client, deleteCheckoutLine, { doctype, docno, srno, source: 'WEB' });
  await currentShop()?.syncNow();
  return result;
}

export interface WantedTime {
  readonly group: number;
  readonly dayId: number;
  readonly slotId: number;
}

/** Confirms days and times of all groups. On success the shop's sentence. */
export async function confirmTimes(
  client: QueryClient,
  { docno, doctype }: Prepared,
  times: readonly WantedTime[],
): Promise<Result<string, AppError>> {
  const result = await sendCall(client, confirmGroups, { docno, doctype, times: [...times] });
  if (!result.ok) return failed(result.error);
  await client.invalidateQueries({ queryKey: totalsOf({ docno, doctype }).queryKey });
  return succeeded(result.value.message ?? '');
}
