/** An order placed by calls, as checkout does, for journeys about what comes after it. */
import { expect, type Page } from '@playwright/test';

import { IDEMPOTENCY_HEADER } from '#contract/call.ts';

import { giveMoney, putInCart } from './at-checkout.ts';
import type { Shopper } from './shopper.ts';

type Data = Record<string, unknown>;

/** Of the shopper whose session the page has, who has an address: paid by the wallet. Answers with the numbers of its deliveries. */
export async function placeByCall(
  page: Pick<Page, 'request'>,
  shopper: Shopper,
  products: readonly string[],
): Promise<number[]> {
  const ask = async (method: 'get' | 'post', path: string, data?: Data): Promise<Data> => {
    const headers = { 'x-zad-client': 'web', [IDEMPOTENCY_HEADER]: crypto.randomUUID() };
    const answer = await page.request[method](`/ecomapi${path}`, { headers, ...(data && { data }) });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
    return ((await answer.json()) as { data: Data }).data;
  };
  await giveMoney(shopper, 500);
  for (const stockCode of products) await putInCart(page, stockCode);
  const delivery = await ask('get', '/Checkout/DeliveryDetails');
  const [day] = delivery['deliveryDateList'] as { deliveryDateDocno: number }[];
  const slots = delivery['deliveryTimeSlotList'] as { deliveryTimeDocno: number; hasRoom: boolean }[];
  const prepared = await ask('post', '/Checkout/PrepareOrder', {
    AddrDocno: (delivery['defaultAddress'] as { addrDocno: number }).addrDocno,
    DeliveryDate: day?.deliveryDateDocno,
    DeliveryTimeSlotDocno: slots.find(({ hasRoom }) => hasRoom)?.deliveryTimeDocno,
    DeliveryContactNo: shopper.mobile,
  });
  const order = { Docno: Number(prepared['docno']), Doctype: 'PRO' };
  await ask('post', '/PaymentGatewayAPI/PaybyWallet', { ...order, pay_type: 'BY WALLET' });
  const thanks = await ask('post', '/MyOrder/OrderThanks', order);
  const numbers = (thanks['rsoDetailsList'] as { docno: number }[]).map(({ docno }) => docno);
  expect(numbers).not.toEqual([]);
  return numbers;
}
