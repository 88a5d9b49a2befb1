/** Looks a payment up: the order as N-Genius has it, and which of our operations it has done. Before anything is sent, and after. */
import { ProviderSilent, type ProviderPayment } from '#server/gateways/payments/payment-gateway.ts';

import type { NgeniusDesk } from './ngenius-desk.ts';
import { operationNotes, type OperationNote } from './operation-notes.ts';
import { findOrderNote, learnOrderReference, type OrderNote } from './order-notes.ts';
import { readOutletOrder, filsOf, type NgeniusOrder } from './read-order.ts';
import { recogniseOperations } from './recognise-operations.ts';
import { isSettledBy } from './settled-by.ts';

export interface Looked {
  readonly order: NgeniusOrder;
  readonly notes: readonly OperationNote[];
  readonly payment: ProviderPayment;
}

/** A request that was sent so long ago is not on its way any more. Milliseconds. */
const STARTED_FOR = 3_600_000;

/** Null where it was never sent. @throws ProviderSilent, ProviderRefused */
export async function look(desk: NgeniusDesk, ref: string): Promise<Looked | null> {
  const note = await findOrderNote(desk.db, ref);
  if (!note) return null;
  const order = await orderOf(desk, note);
  const notes = await recogniseOperations(desk.db, order, await operationNotes(desk.db, ref));
  return { order, notes, payment: paymentOf(desk, note, order, notes) };
}

async function orderOf(desk: NgeniusDesk, note: OrderNote): Promise<NgeniusOrder> {
  const orderReference = note.orderReference ?? desk.told.get(note.ref);
  // N-Genius documents no search by our reference: its event names its own, or an operator does (docs/payments.md).
  if (!orderReference) throw new ProviderSilent('N-Genius has not said which order this is');
  const answer = await desk.send('GET', `/orders/${orderReference}`);
  if (answer.status >= 400) throw new ProviderSilent(`N-Genius does not show the order (${answer.status})`);
  const order = readOutletOrder(answer.body);
  if (order.ref !== note.ref || order.orderReference !== orderReference) {
    throw new ProviderSilent('N-Genius shows the order of another payment');
  }
  if (note.orderReference === null) await learnOrderReference(desk.db, note.ref, orderReference);
  desk.told.delete(note.ref);
  return order;
}

function paymentOf(
  { now }: NgeniusDesk,
  note: OrderNote,
  order: NgeniusOrder,
  notes: readonly OperationNote[],
): ProviderPayment {
  const { fils, captures, refunds, challenge } = order;
  const hasGoneThrough = order.state === 'authorised' || order.state === 'captured';
  const undone = new Set(notes.filter(({ doneReference }) => doneReference === null).map(({ key }) => key));
  return {
    ref: note.ref,
    state: stateOf(order.state, now().getTime() - note.askedAt.getTime()),
    fils,
    captured: filsOf(captures),
    refunded: filsOf(refunds),
    isSettled: captures.length > 0 && captures.every((capture) => isSettledBy(capture, now())),
    challenge,
    card: note.keepsCard && hasGoneThrough ? order.card : null,
    operations: [...new Set(notes.map(({ key }) => key))].filter((key) => !undone.has(key)),
  };
}

/** @throws ProviderSilent */
function stateOf(state: NgeniusOrder['state'], age: number): ProviderPayment['state'] {
  if (state !== 'started') return state;
  if (age > STARTED_FOR) return 'failed';
  throw new ProviderSilent('N-Genius has not decided yet');
}
