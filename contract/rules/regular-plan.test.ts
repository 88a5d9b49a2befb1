import { expect, test } from 'vitest';

import { regularPlan, type ComingBefore } from './regular-plan.ts';

// 2026-11-29 is a Sunday.
const FROM = '2026-11-30';
const span = { weeks: 2, weekdays: [0, 3] };
/** Its first delivery is an order. */
const before: ComingBefore = {
  ...span,
  ordered: ['2026-11-29'],
  planned: ['2026-12-02', '2026-12-06', '2026-12-09'],
};

test('what is new comes on each chosen day of all its weeks', () => {
  expect(regularPlan(FROM, span, null)).toEqual(['2026-12-02', '2026-12-06', '2026-12-09', '2026-12-13']);
  expect(regularPlan(FROM, { weeks: 0, weekdays: [0] }, null)).toEqual([]);
  expect(regularPlan(FROM, { weeks: 2, weekdays: [] }, before)).toEqual([]);
});

test('a change of anything but weeks and days keeps the days that were planned, and so their number and their end', () => {
  expect(regularPlan(FROM, { ...span, weekdays: [3, 0] }, before)).toEqual(before.planned);
  // One that was cancelled stays cancelled, and one whose day is too near is gone.
  const gap = { ...before, planned: ['2026-11-29', '2026-12-06', '2026-12-09'] };
  expect(regularPlan(FROM, span, gap)).toEqual(['2026-12-06', '2026-12-09']);
});

test('with other weeks or days what is an order already is one of the deliveries', () => {
  expect(regularPlan(FROM, { weeks: 3, weekdays: [0, 3] }, before)).toHaveLength(5);
  expect(regularPlan(FROM, { weeks: 2, weekdays: [3] }, before)).toEqual(['2026-12-02']);
  expect(regularPlan(FROM, { weeks: 1, weekdays: [3] }, before)).toEqual(['2026-12-02']);
});

test('what is ordered anew counts it too, and keeps no day', () => {
  expect(regularPlan(FROM, span, { ...before, planned: [] })).toEqual(['2026-12-02', '2026-12-06', '2026-12-09']);
});

test('as many are planned as were paid, whatever became an order meanwhile', () => {
  const later = { ...before, ordered: ['2026-12-02'], planned: ['2026-12-06', '2026-12-09'] };
  expect(regularPlan('2026-12-03', span, later, 3)).toEqual(['2026-12-06', '2026-12-09', '2026-12-13']);
  expect(regularPlan(FROM, span, before, 3)).toEqual(before.planned);
});
