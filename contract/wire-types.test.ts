import { describe, expect, test } from 'vitest';

import {
  badgeUrl,
  bilingual,
  bilingualUnless,
  codes,
  fils,
  filsOrNone,
  flag,
  integer,
  list,
  nullable,
  oneOf,
  slots,
  text,
  textUnless,
  withDefault,
} from './wire-types.ts';
import { LENIENT, record, WireError, type Codec } from './wire.ts';

const STRICT = { strict: true, fromText: false };
const FROM_TEXT = { strict: true, fromText: true };

describe('wire values and ours', () => {
  const giftRole = nullable(codes({ container: 0, movable: 1 }));
  const pairs: [string, Codec<never> | Codec<unknown>, unknown, unknown][] = [
    ['an amount is fils inside', fils, 12.35, 1235],
    ['an amount that floats badly', fils, 1.15, 115],
    ['rate 0 is no promotion', filsOrNone, 0, null],
    ['1 is yes', flag, 1, true],
    ['0 is no', flag, 0, false],
    ['a code has a name', codes({ 'in-stock': 1, 'out-of-stock': 12 }), 12, 'out-of-stock'],
    ['0 is a code, not a nothing', giftRole, 0, 'container'],
    ['null stays null', giftRole, null, null],
    ["'NO MD' is none", textUnless(['NO MD', '']), 'NO MD', null],
    ["a badge that is 'NO' is none", badgeUrl, 'NO', null],
    ['a badge that is a URL', badgeUrl, 'https://zad.example/x.svg', 'https://zad.example/x.svg'],
    ['a word of a few', oneOf(['CRT', 'CGB']), 'CGB', 'CGB'],
    ['a list', list(integer()), [1, 2], [1, 2]],
  ];

  test.each(pairs)('%s', (_, codec, wire, ours) => {
    expect(codec.decode(wire, '', STRICT)).toEqual(ours);
    expect((codec as Codec<unknown>).encode(ours)).toEqual(wire);
  });

  test('a badge that is no URL is none', () => {
    expect(badgeUrl.decode('javascript:alert(1)', '', STRICT)).toBeNull();
  });
});

describe('what does not fit names its field', () => {
  const row = record({
    ours: ['theirs', record({ count: ['qtY', integer({ min: 1, max: 9 })] })],
    words: ['w', list(text(3))],
  });

  test.each([
    [{ theirs: { qtY: '2' }, w: [] }, 'theirs.qtY', 'must be a whole number'],
    [{ theirs: { qtY: 10 }, w: [] }, 'theirs.qtY', 'must be from 1 to 9'],
    [{ theirs: { qtY: 1.5 }, w: [] }, 'theirs.qtY', 'must be a whole number'],
    [{ theirs: { qtY: 1 }, w: ['abcd'] }, 'w[0]', 'must be at most 3 characters'],
    [{ theirs: { qtY: 1 }, w: 'abc' }, 'w', 'must be a list'],
    [{ theirs: null, w: [] }, 'theirs', 'must be an object'],
    [{ theirs: { qtY: 1 }, w: [], price: 1 }, 'price', 'is not a known field'],
    [{ theirs: { qtY: 1, __proto__x: 1 }, w: [] }, 'theirs.__proto__x', 'is not a known field'],
  ])('%j', (value, path, problem) => {
    expect(() => row.decode(value, '', STRICT)).toThrow(new WireError(path, problem));
  });

  test('an answer may hold more than we know', () => {
    expect(row.decode({ theirs: { qtY: 1 }, w: [], new: true }, '', LENIENT)).toEqual({
      ours: { count: 1 },
      words: [],
    });
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, 1.005, '1'])('%s is no amount', (value) => {
    expect(() => fils.decode(value, 'rate', STRICT)).toThrow(WireError);
  });
});

describe('query strings', () => {
  const query = record({ page: ['page', withDefault(integer({ min: 1 }), 1)], chosen: ['brandDesc', list(text())] });

  test('numbers are read out of text, one value is a list of one, and none an empty list', () => {
    expect(query.decode({ page: '3', brandDesc: 'x' }, '', FROM_TEXT)).toEqual({ page: 3, chosen: ['x'] });
    expect(query.decode({}, '', FROM_TEXT)).toEqual({ page: 1, chosen: [] });
  });

  test('what is the default is not sent', () => {
    expect(query.encode({ page: 1, chosen: [] })).toEqual({ brandDesc: [] });
  });
});

describe('fields of several names', () => {
  const row = record({
    name: ['stockDesc', bilingual()],
    choice: ['md', bilingualUnless(['NO MD', ''])],
    labels: ['labelTop', slots(['One', 'Two'], bilingualUnless(['NO']))],
  });
  const wire = {
    stockDesc: 'Milk',
    stockDescAr: 'حليب',
    md: 'NO MD',
    mdAr: 'NO MD',
    labelTopOne: 'New',
    labelTopOneAr: 'جديد',
    labelTopTwo: 'NO',
    labelTopTwoAr: 'NO',
  };

  test('read as one and written back as they came', () => {
    const ours = row.decode(wire, '', STRICT);
    expect(ours).toEqual({ name: { en: 'Milk', ar: 'حليب' }, choice: null, labels: [{ en: 'New', ar: 'جديد' }] });
    expect(row.encode(ours)).toEqual(wire);
  });
});
