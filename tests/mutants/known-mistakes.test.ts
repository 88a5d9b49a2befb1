import { expect, test } from 'vitest';

import { learned } from './known-mistakes.ts';
import type { Note } from './plan.ts';

const note = (id: string, what: Exclude<Note['what'], 'broken'>): Note => ({ id, what, by: 'a.test.ts' });

const NOTES = [
  note('1', 'begun'),
  note('1', 'killed'),
  note('2', 'begun'),
  note('2', 'passed'),
  note('3', 'begun'),
  note('3', 'late'),
  note('2', 'begun'),
  note('2', 'passed'),
];

test('a mistake is noticed by one file, and survives all of them', () => {
  expect([...learned(NOTES, ['1', '2', '3', '4'], true)]).toEqual([
    ['1', 'killed'],
    ['2', 'survived'],
    ['3', 'late'],
    ['4', 'unrun'],
  ]);
});

test('what only loading reaches is told from what nothing reaches, unless a test of another file reaches it', () => {
  const loaded = [note('4', 'static'), note('2', 'static'), ...NOTES, note('1', 'static')];
  expect(Object.fromEntries(learned(loaded, ['1', '2', '3', '4', '5'], true))).toEqual({
    1: 'killed',
    2: 'survived',
    3: 'late',
    4: 'ignored',
    5: 'unrun',
  });
});

test('a run that was cut knows what was noticed, not what was not', () => {
  const cut = [...NOTES, note('5', 'begun')];
  expect([...learned(cut, ['1', '2', '3', '4', '5'], false).keys()]).toEqual(['1', '3']);
});

test('a mistake that passed one file and was cut in the next is not known', () => {
  const cut = [...NOTES, note('2', 'begun')];
  expect([...learned(cut, ['2'], true).keys()]).not.toContain('2');
});

test('what was learned while something had been left behind counts for nothing', () => {
  const dirty = [...NOTES, note('1', 'begun')];
  expect([...learned(dirty, ['1', '2', '3'], true).keys()]).toEqual(['2', '3']);
});
