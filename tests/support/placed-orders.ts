/** Orders of a journey's shopper: placed by calls, moved by the command of an operator. What checkout shows is the business of 107. */
import { expect, type Page } from '@playwright/test';

import { decodeAnswer, type Call } from '#contract/call.ts';
import { prepareOrder } from '#contract/checkout.ts';
import { readDelivery } from '#contract/delivery.ts';
import { readHistory } from '#contract/orders.ts';
import { payByWallet } from '#contract/payments.ts';
import { runOrdersCommand } from '#server/commands/run-orders-command.ts';
import { firstChoices, orderOf } from '#src/domain/checkout/choices.ts';

/** Asks the shop as the shopper whose session the page has. */
async function ask<Input, Answer>(page: Page, call: Call<Input, Answer>, input: Input): Promise<Answer> {
  const query =
    call.method === 'GET' ? `?${new URLSearchParams(call.input.encode(input) as Record<string, string>)}` : '';
  const said = await page.request.fetch(`/ecomapi${call.path}${query}`, {
    method: call.method,
    headers: { 'x-zad-client': 'web' },
    ...(call.method === 'POST' && { data: call.input.encode(input) }),
  });
  const { data, message } = (await said.json()) as { data: unknown; message: string };
  const answer = decodeAnswer(call, data);
  if (!said.ok() || !answer.ok) throw new Error(`${call.name}: ${message}`);
  return answer.value;
}

/** What is in the cart, on the first free time of the last day that is offered, paid by the wallet; the order's number. */
export async function placeCart(page: Page): Promise<number> {
  const { days, address } = await ask(page, readDelivery, { addressId: null, parentDocno: null });
  const day = days.findLast(({ slots }) => slots.some(({ hasRoom }) => hasRoom));
  const slot = day?.slots.find(({ hasRoom }) => hasRoom);
  if (!day || !slot || !address) throw new Error('nothing can be delivered');
  const time = { day, slot };
  const shown = { addressId: address.id, contact: address.mobile, time, voucherFils: null, expressDoctype: null };
  const order = orderOf(firstChoices(undefined), { ...shown, language: 'en', parentDocno: null });
  const { docno } = await ask(page, prepareOrder, { ...order, shownVersion: null });
  const document = { docno, doctype: 'PRO', device: 'WEB', source: 'WEB' } as const;
  await ask(page, payByWallet, { ...document, payType: 'BY WALLET', shownTotal: null });
  const { orders } = await ask(page, readHistory, { isPast: false, size: 20 });
  const newest = Math.max(...orders.map((one) => one.docno));
  expect(newest).toBeGreaterThan(0);
  return newest;
}

/** On to a state, as `npm run orders` does it. */
export async function moveOrderTo(docno: number, state: number): Promise<void> {
  const env = { ...process.env, DATA_DIR: process.env['ZAD_DATA_DIR'] ?? '', HOST: '127.0.0.1', LOG_LEVEL: 'warn' };
  expect(await runOrdersCommand(['move', `RSO-${docno}`, String(state)], env)).toBe(0);
}
