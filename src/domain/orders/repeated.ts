/** What of an order that was put into the cart again is gone, or costs more than it did: the cart says so until it was read. */
import { repeatOrder } from '#contract/order-acts.ts';
import type { Decoded } from '#contract/wire.ts';
import { keptAnswer, useKeptAnswer } from '#src/state/kept-answer.ts';

type Repeated = Decoded<(typeof repeatOrder)['answer']>;
export type ChangedItem = Repeated['gone'][number];

const repeated = keptAnswer('zad.repeated.', repeatOrder.answer);

export function keepRepeated(answer: Repeated): void {
  if (answer.gone.length + answer.dearer.length > 0) repeated.keep(answer);
  else repeated.forget();
}

export function useRepeated(): Repeated | null {
  return useKeptAnswer(repeated);
}

export const forgetRepeated = repeated.forget;
