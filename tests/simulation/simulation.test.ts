/** The engine and the exchange under everything that can go wrong (docs/decisions, offline edits: I1 to I12). */
import { describe, expect, test } from 'vitest';

import kept from './kept-histories.json' with { type: 'json' };
import { checkHistories, runFast, type Faults } from './run-fast.ts';
import type { Step } from './steps.ts';

/** Another seed each day would find more; this one says the same each time. `npm run simulate` takes any. */
const SEED = 20_261_121;

/** Three times what the mistake below that hides best needs, which is 2,615; more by `npm run simulate -- --histories 20000`. */
const HISTORIES = 4_000;

test(`${HISTORIES} histories hold`, { timeout: 300_000 }, async () => {
  const { failure, histories } = await checkHistories((steps) => runFast(steps), { numRuns: HISTORIES, seed: SEED });
  expect(failure).toBeNull();
  expect(histories).toBe(HISTORIES);
});

test.each(kept)('a history that once failed: $what', async ({ steps }) => {
  await runFast(steps as Step[]);
});

describe('a mistake that is planted is found:', () => {
  test.each([
    ['the same edit is applied again', { noDedup: true }],
    ['a rejection blocks what comes after it', { rejectionBlocks: true }],
    ['a rejection is dropped in silence', { dropsRejections: true }],
    ['the seq is read outside the transaction', { seqOutside: true }],
    ['the outbox is trimmed on a part of the rows', { trimsOnPartialPage: true }],
    ['the cursor is stored before the rows', { cursorFirst: true }],
    ['the database is restored without a new epoch', { restoresWithoutEpoch: true }],
    ['a device sets a quantity that it has not heard', { setsUnheard: true }],
    ['a device that begins anew empties its rows first', { emptiesFirst: true }],
    ['tombstones go without a word', { purgesWithoutFloor: true }],
    ['a late answer is applied', { takesLateAnswers: true }],
    ['two exchanges of one shopper do not wait for one another', { unlocked: true }],
    ['edits are taken in the session of another shopper', { takesAnyones: true }],
    ["another shopper's sign-in erases what was not sent", { erasesUnsent: true }],
    ['deleting an account leaves its log', { leavesLog: true }],
    ['an exchange makes rows for a deleted account', { revivesErased: true }],
    ['a standby takes over without a new epoch', { failsOverUnnoticed: true }],
    ['a gift box takes a seventh', { overfillsBox: true }],
    ['a gift lies in no box', { needsNoBox: true }],
    ['two gift boxes are chosen', { holdsTwoBoxes: true }],
    ['a gift box takes what may not lie in it', { boxesAnything: true }],
  ] satisfies [string, Faults][])('%s', { timeout: 120_000 }, async (_what, faults) => {
    const how = { numRuns: 20_000, seed: SEED, isShortest: false };
    const { failure } = await checkHistories((steps) => runFast(steps, faults), how);
    expect(failure?.said).toMatch(/^Error: I\d/);
  });
});
