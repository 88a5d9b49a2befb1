/** What a shopper does with the return box. It needs the network; nothing is queued. */
import type { QueryClient } from '@tanstack/react-query';

import { cancelCollection, submitCollection } from '#contract/recycling.ts';
import type { CollectionWish } from '#contract/rules/recycle-collection.ts';
import { askOnce } from '#src/domain/payments/ask-once.ts';
import type { Result } from '#src/lib/result.ts';
import type { AppError } from '#src/net/app-error.ts';
import { sendCall } from '#src/net/read-query.ts';

import { myReturnBox } from './queries.ts';

/**
 * So many containers of one product at one time: the shop takes one with each question (account.md section 9), and the first that it refuses is
 * the last that is asked for. The box is read again whatever came of it: an answer that was lost may have been a yes.
 */
export async function askForPickup(
  client: QueryClient,
  wish: CollectionWish & { readonly message: string },
  count: number,
): Promise<Result<unknown, AppError>> {
  // The message stays on no device: what is chosen tells two questions apart.
  const { message, ...question } = wish;
  const input = { ...question, message, quantity: 1 };
  const asking = { name: 'recycle', input, question };
  let asked = await askOnce(client, submitCollection, asking);
  for (let next = 2; next <= count && asked.ok; next += 1) asked = await askOnce(client, submitCollection, asking);
  void client.invalidateQueries({ queryKey: myReturnBox().queryKey });
  return asked;
}

/** All containers of one visit: the first that can no longer be cancelled ends it. */
export async function cancelPickup(
  client: QueryClient,
  [first, ...others]: readonly [number, ...number[]],
): Promise<Result<unknown, AppError>> {
  let cancelled = await sendCall(client, cancelCollection, { id: first });
  for (const id of others) if (cancelled.ok) cancelled = await sendCall(client, cancelCollection, { id });
  void client.invalidateQueries({ queryKey: myReturnBox().queryKey });
  return cancelled;
}
