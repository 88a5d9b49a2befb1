/** What an operator reads of a payment that the provider was asked about. */
import type { Attempt } from '#server/payments/open-attempt.ts';

const BACK = 'stopped. Money that the provider holds for it goes back: the shop that runs sees to it.';
const OPEN = 'the provider has not heard of it yet. Ask again ten minutes after it was made: then it counts as failed.';

export function endOfPayment({ state, settledAt, doctype, docno }: Attempt): string {
  if (state === 'authorised') {
    const name = `${doctype}-${docno}`;
    return settledAt === null ? `authorised, and ${name} is not settled yet.` : `authorised, and ${name} is paid.`;
  }
  if (state === 'failed') return 'failed. Nothing was taken, and its shopper can pay again.';
  if (state === '3ds_failed') return 'the bank did not confirm it. Nothing was taken, and its shopper can pay again.';
  if (state === 'awaiting_3ds') return 'it waits for its shopper to confirm it at the bank.';
  return state === 'abandoned' ? BACK : OPEN;
}
