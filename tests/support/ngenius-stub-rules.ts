/** What N-Genius's documents allow of an operation, and no more. */
import { randomUUID } from 'node:crypto';

import { totalOf, type StubDone, type StubOrder } from './ngenius-stub-order.ts';

const DAY = 24 * 3_600_000;
const AHEAD = 4 * 3_600_000;

/** What the stub answers instead. */
export class StubRefusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

export function captureOf(order: StubOrder, fils: number, at: Date): StubDone {
  if (order.base !== 'AUTHORISED') throw new StubRefusal(422, 'The payment is not authorised');
  if (totalOf(order.captures) + fils > order.fils)
    throw new StubRefusal(422, 'Capture amount exceeds the authorisation');
  const done = { reference: randomUUID(), captureReference: null, fils, at };
  order.captures.push(done);
  return done;
}

export function cancel(order: StubOrder): void {
  if (order.base !== 'AUTHORISED' || order.captures.length > 0) {
    throw new StubRefusal(422, 'The payment has captures, or is not authorised');
  }
  order.base = 'REVERSED';
}

export function refundOf(order: StubOrder, captureReference: string, fils: number, at: Date): StubDone {
  const capture = order.captures.find(({ reference }) => reference === captureReference);
  if (!capture) throw new StubRefusal(404, 'There is no such capture');
  const settledAt = (Math.floor((capture.at.getTime() + AHEAD) / DAY) + 1) * DAY - AHEAD;
  if (at.getTime() < settledAt) throw new StubRefusal(422, 'The capture is not settled');
  const given = order.refunds.filter((refund) => refund.captureReference === captureReference);
  if (totalOf(given) + fils > capture.fils) throw new StubRefusal(422, 'Refund amount exceeds the capture');
  const done = { reference: randomUUID(), captureReference, fils, at };
  order.refunds.push(done);
  return done;
}

/** An amount of the documents' form, and no other field. */
export function amountIn(value: unknown): number {
  const { currencyCode, value: fils, ...rest } = objectIn(value);
  const isRight = currencyCode === 'AED' && Number.isSafeInteger(fils) && Object.keys(rest).length === 0;
  if (!isRight || typeof fils !== 'number' || fils <= 0) throw new StubRefusal(400, 'The amount is not right');
  return fils;
}

export function objectIn(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new StubRefusal(400, 'Not an object');
  return { ...value };
}
