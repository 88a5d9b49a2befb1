import { describe, expect, test } from 'vitest';

import { writeEgiftMail } from './egift-mail.ts';
import { egiftProblem, egiftProblems, type EgiftWish } from './egift.ts';
import { readWrittenDay, writtenDay } from './written-day.ts';

const TODAY = '2026-11-24';
const RIGHT: EgiftWish = {
  fils: 2500,
  senderName: 'Sara',
  name: 'Layla',
  email: 'layla@example.ae',
  mobile: '',
  message: '',
  day: TODAY,
};
const problemOf = (more: Partial<EgiftWish>, confirmedEmail?: string): string | undefined => {
  const how = confirmedEmail === undefined ? { today: TODAY } : { today: TODAY, confirmedEmail };
  return egiftProblem({ ...RIGHT, ...more }, how)?.sentence[0];
};

describe('what an e-gift may be', () => {
  test.each<[string, Partial<EgiftWish>]>([
    ['the least', { fils: 1000 }],
    ['the most', { fils: 200_000 }],
    ['a number of the Emirates', { mobile: '050 123 4567' }],
    ['300 characters', { message: 'x'.repeat(300) }],
    ['a year ahead', { day: '2027-11-24' }],
  ])('%s is taken', (_, more) => expect(problemOf(more)).toBeUndefined());

  test.each<[string, Partial<EgiftWish>, string]>([
    ['nothing chosen', { fils: null }, 'Please select gift amount'],
    ['a fil less than the least', { fils: 999 }, 'A gift is a whole number of dirhams, from AED 10 to AED 2,000'],
    ['a dirham more than the most', { fils: 200_100 }, 'A gift is a whole number of dirhams, from AED 10 to AED 2,000'],
    ['no name', { name: ' ' }, 'Recipient name is required'],
    ['no e-mail', { email: '' }, 'Recipient email is required'],
    ['yesterday', { day: '2026-11-23' }, 'Please choose a delivery date from today on, within a year'],
    ['a year and a day', { day: '2027-11-25' }, 'Please choose a delivery date from today on, within a year'],
    ['no day', { day: null }, 'Please choose a delivery date from today on, within a year'],
  ])('%s is refused', (_, more, sentence) => expect(problemOf(more)).toBe(sentence));

  test('the e-mail is confirmed whatever its case, and only where it was asked twice', () => {
    expect(problemOf({}, ' Layla@Example.ae ')).toBeUndefined();
    expect(problemOf({}, 'leila@example.ae')).toBe('Confirm recipient email does not match recipient email');
    expect(problemOf({}, '')).toBe('Confirm recipient email does not match recipient email');
    expect(problemOf({})).toBeUndefined();
  });
});

test('of all that is wrong the first field of the form is named, and then the next', () => {
  const mended: (readonly [string, Partial<EgiftWish>])[] = [
    ['fils', { fils: RIGHT.fils }],
    ['name', { name: RIGHT.name }],
    ['email', { email: RIGHT.email }],
    ['confirmedEmail', {}],
    ['mobile', { mobile: '' }],
    ['senderName', { senderName: RIGHT.senderName }],
    ['message', { message: '' }],
    ['day', { day: TODAY }],
  ];
  let wish: EgiftWish = {
    fils: null,
    name: '',
    email: 'layla',
    mobile: '12',
    senderName: '',
    message: 'x'.repeat(301),
    day: null,
  };
  let confirmedEmail = 'leila@example.ae';
  // All of it at once, each field with its first sentence alone.
  const all = egiftProblems(wish, { today: TODAY, confirmedEmail });
  expect(all.map(({ field }) => field)).toEqual(mended.map(([field]) => field));
  const named: (string | undefined)[] = [];
  for (const [field, mend] of mended) {
    named.push(egiftProblem(wish, { today: TODAY, confirmedEmail })?.field);
    wish = { ...wish, ...mend };
    if (field === 'confirmedEmail') confirmedEmail = RIGHT.email;
  }
  expect(named).toEqual(mended.map(([field]) => field));
  expect(egiftProblem(wish, { today: TODAY, confirmedEmail })).toBeNull();
});

test('a day as it is written, in digits of any script', () => {
  expect([writtenDay('2026-12-24'), readWrittenDay('24/12/2026')]).toEqual(['24/12/2026', '2026-12-24']);
  expect(readWrittenDay('٢٤/١٢/٢٠٢٦')).toBe('2026-12-24');
  for (const none of ['', '2026-12-24', '30/02/2026', '1/1/2027', '24/12/26']) expect(readWrittenDay(none)).toBeNull();
});

test.each([
  [10, '10 دراهم'],
  [25, '25 درهماً'],
  [100, '100 درهم'],
  [102, '102 درهم'],
  [105, '105 دراهم'],
  [2000, '2000 درهم'],
])('%i dirhams in an Arabic mail', (dirhams, words) => {
  const gift = { senderName: 'سارة', name: 'ليلى', fils: dirhams * 100, message: '', code: 'X', page: 'Y' };
  expect(writeEgiftMail(gift, 'ar').body).toContain(`هدية بقيمة ${words} `);
});
