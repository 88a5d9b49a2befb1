/**
 * Which of N-Genius's captures, refunds and cancellations are ours, by key. N-Genius takes no key: what was sent and whose answer was lost
 * is recognised by its kind and amount among those that are nobody's yet; which of two equal ones is which makes no difference.
 */
import type { Database } from '#server/kit/database.ts';

import { writeDone, type OperationNote } from './operation-notes.ts';
import type { DoneOperation, NgeniusOrder } from './read-order.ts';

export async function recogniseOperations(
  db: Database,
  order: NgeniusOrder,
  notes: readonly OperationNote[],
): Promise<OperationNote[]> {
  const known: OperationNote[] = [];
  for (const note of notes) {
    const reference = note.doneReference ?? doneFor(note, order, [...known, ...notes]);
    if (reference !== null && note.doneReference === null) await writeDone(db, note, reference);
    known.push({ ...note, doneReference: reference });
  }
  return known;
}

/** Captures and refunds that are nobody's: done by hand in the portal, or ours by a database that was lost. */
export function strangersIn(
  { captures, refunds }: NgeniusOrder,
  kind: 'capture' | 'refund',
  notes: readonly OperationNote[],
): readonly DoneOperation[] {
  const ours = new Set(notes.filter((note) => note.kind === kind).map(({ doneReference }) => doneReference));
  return (kind === 'capture' ? captures : refunds).filter(({ reference }) => !ours.has(reference));
}

function doneFor(note: OperationNote, order: NgeniusOrder, notes: readonly OperationNote[]): string | null {
  if (note.sentAt === null) return null;
  if (note.kind === 'void') return order.state === 'voided' ? order.paymentReference : null;
  const found = strangersIn(order, note.kind, notes).find(
    ({ fils, captureReference }) =>
      fils === note.fils && (captureReference === null || captureReference === note.captureReference),
  );
  return found?.reference ?? null;
}
