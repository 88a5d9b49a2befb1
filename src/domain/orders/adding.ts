/**
 * The order that the shopper adds items to ("a fetch-more-items call stores its result locally", account.md section 7; remaining.md C8). It
 * goes out with checkout, and ends there, at sign-out, and once the order is past state 1.
 */
import { readAdding } from '#contract/order-acts.ts';
import type { Decoded } from '#contract/wire.ts';
import { fleetingQuery } from '#src/net/private-query.ts';
import { keptAnswer, useKeptAnswer } from '#src/state/kept-answer.ts';
import { addingSkipped } from '#src/state/order-marks.ts';

import type { PlacedRef } from './placed-ref.ts';

/** Whether items can still be added, and when the order comes. */
export type Adding = Decoded<(typeof readAdding)['answer']>;

const adding = keptAnswer('zad.adding.', readAdding.answer);

export function addingTo({ docno, doctype }: PlacedRef) {
  return fleetingQuery(readAdding, { docno, doctype });
}

/** From here on the cart is added to it. */
export function keepAdding(answer: Adding): void {
  addingSkipped.clear(answer.docno);
  adding.keep(answer);
}

export const stopAdding = adding.forget;
export const keptAdding = adding.read;

/** Null where the cart becomes an order of its own. */
export function useKeptAdding(): Adding | null {
  return useKeptAnswer(adding);
}

/** The shopper wants nothing more to be added to it: that it has moved on is not said again by itself. */
export function skipAdding(docno: number): void {
  addingSkipped.set(docno);
  if (keptAdding()?.docno === docno) stopAdding();
}
