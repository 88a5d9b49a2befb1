import type { Answer } from '#tests/support/signed-in-shop.ts';

import type { MoneyShopper, Sent } from './money-shop.ts';

/** Sends a request under a key, which the shopper can send once more. */
export async function send(
  shopper: MoneyShopper,
  call: Sent['call'],
  input: Sent['input'],
  key: string,
): Promise<Answer> {
  shopper.sent = { call, input, key, answer: null };
  const answer = await shopper.buyer.ask(call, input, key);
  shopper.sent = { call, input, key, answer };
  return answer;
}
