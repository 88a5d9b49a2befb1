/** What a shopper does with an order that was placed. Each needs the network and answers with the value or the error. */
import type { QueryClient } from '@tanstack/react-query';

import type { Call } from '#contract/call.ts';
import { readInvoice } from '#contract/invoices.ts';
import { cancelOrder, repeatOrder, rescheduleOrder } from '#contract/order-acts.ts';
import { readOrder, readTracking } from '#contract/order-detail.ts';
import { readHistory } from '#contract/orders.ts';
import { askOnce } from '#src/domain/payments/ask-once.ts';
import type { Result } from '#src/lib/result.ts';
import type { AppError } from '#src/net/app-error.ts';
import type { Answered } from '#src/net/read-envelope.ts';
import { sendCall } from '#src/net/read-query.ts';
import { currentShop } from '#src/offline/shop/shop-door.ts';

import type { PlacedRef } from './placed-ref.ts';
import { keepRepeated } from './repeated.ts';

type Told<Answer> = Promise<Result<Answered<Answer>, AppError>>;

/** Asks for something that moves money, and reads again what the orders' pages show. */
export async function act<Input extends object, Answer>(
  client: QueryClient,
  call: Call<Input, Answer>,
  { name, input }: { readonly name: string; readonly input: Input },
): Told<Answer> {
  const result = await askOnce(client, call, { name, input });
  refreshOrders(client);
  return result;
}

export function cancel(client: QueryClient, { docno, doctype }: PlacedRef, refundTo: 'CARD' | 'WALLET'): Told<object> {
  return act(client, cancelOrder, { name: `cancel.${docno}`, input: { docno, doctype, refundTo } });
}

export function reschedule(
  client: QueryClient,
  { docno, doctype }: PlacedRef,
  { dayId, slotId }: { readonly dayId: number; readonly slotId: number },
): Told<{ refunded: number }> {
  return act(client, rescheduleOrder, { name: `reschedule.${docno}`, input: { docno, doctype, dayId, slotId } });
}

/** Puts what it held into the cart again; this device hears of that at once, and the cart says what is gone or dearer. */
export async function repeat(client: QueryClient, { docno, doctype }: PlacedRef): Promise<Result<unknown, AppError>> {
  const result = await sendCall(client, repeatOrder, { docno, doctype });
  if (!result.ok) return result;
  keepRepeated(result.value.value);
  await currentShop()?.syncNow();
  return result;
}

/** What an order's pages show is read again where it is on the screen, else when it is shown next: without an answer nobody knows. */
export function refreshOrders(client: QueryClient): void {
  for (const { name } of [readOrder, readTracking, readHistory, readInvoice]) {
    void client.invalidateQueries({ queryKey: [name] });
  }
}
