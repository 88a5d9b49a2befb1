/** The simulation, short enough to be run again for each planted mistake; `tests/simulation` runs it in full. */
import { expect, test } from 'vitest';

import kept from '#tests/simulation/kept-histories.json' with { type: 'json' };
import { checkHistories, runFast } from '#tests/simulation/run-fast.ts';
import type { Step } from '#tests/simulation/steps.ts';

test('300 histories hold', { timeout: 60_000 }, async () => {
  const how = { numRuns: 300, seed: 20_261_121, isShortest: false };
  const { failure } = await checkHistories((steps) => runFast(steps), how);
  expect(failure).toBeNull();
});

test.each(kept)('a history that once failed: $what', async ({ steps }) => {
  await runFast(steps as Step[]);
});
