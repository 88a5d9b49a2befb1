/** Who may send an operation, where two processes read the same note. */
import { expect, test } from 'vitest';

import { createTestDatabase } from '#tests/support/database.ts';

import { claimOperation, noteOperations, operationNotes, writeDone, type OperationNote } from './operation-notes.ts';
import { claimOrder } from './order-notes.ts';

const NOW = new Date('2026-11-22T10:00:00Z');
const LATER = new Date('2026-11-22T10:11:00Z');

test('of those that read the same note one sends it, and nobody what is done', async () => {
  const db = await createTestDatabase();
  await claimOrder(db, { ref: 'r', fils: 500, keepsCard: false, orderReference: 'o', askedAt: NOW });
  const asked: OperationNote = {
    key: 'k',
    part: 0,
    ref: 'r',
    kind: 'capture',
    fils: 500,
    captureReference: null,
    sentAt: null,
    doneReference: null,
  };
  await noteOperations(db, [asked]);
  const claims = await Promise.all([1, 2, 3].map(() => claimOperation(db, asked, NOW)));
  expect(claims.filter(Boolean)).toHaveLength(1);
  const [sent] = await operationNotes(db, 'r');
  expect(sent?.sentAt).toEqual(NOW);
  if (!sent) return;
  // It was lost: of those that find so one sends it again.
  const again = await Promise.all([1, 2, 3].map(() => claimOperation(db, sent, LATER)));
  expect(again.filter(Boolean)).toHaveLength(1);
  await writeDone(db, sent, 'c1');
  expect(await claimOperation(db, { ...sent, sentAt: LATER }, LATER)).toBe(false);
});
