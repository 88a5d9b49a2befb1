import { expect, test } from 'vitest';

import { competitionStage } from './competition-stage.ts';

const days = { opens: '2026-11-15', closes: '2027-02-15' };

test.each([
  ['2026-11-14T23:59:59+04:00', 'soon'],
  ['2026-11-15T00:00:00+04:00', 'open'],
  ['2027-02-15T23:59:59+04:00', 'open'],
  // Still the 15th in London, already the 16th in Dubai.
  ['2027-02-15T20:00:00Z', 'closed'],
] as const)('at %s it is %s', (moment, stage) => {
  expect(competitionStage(days, Date.parse(moment))).toBe(stage);
});
