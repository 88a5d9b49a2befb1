import { expect, test } from 'vitest';

import { asList, byKind, checked, filledList, filledText } from './wire-checks.ts';
import { decimal, integer, text, withDefault } from './wire-types.ts';
import { LENIENT, record, type Codec } from './wire.ts';

const read = (codec: Codec<unknown>, value: unknown): unknown => codec.decode(value, 'file', LENIENT);

const shape = byKind({
  circle: record({ radius: ['r', decimal] }),
  square: record({ side: ['side', checked(decimal, (side) => side > 0, 'must be above 0')] }),
});
const place = asList({ code: integer(), name: filledText(9), note: withDefault(text(), '') });

test('what is read is written again as it was', () => {
  const circle = { kind: 'circle', r: 2 };
  expect(shape.encode(shape.decode(circle, '', LENIENT))).toEqual(circle);
  expect(read(shape, circle)).toEqual({ kind: 'circle', radius: 2 });
  expect(place.encode(place.decode([1, 'Deira', 'old town'], '', LENIENT))).toEqual([1, 'Deira', 'old town']);
  expect(read(place, [1, 'Deira'])).toEqual({ code: 1, name: 'Deira', note: '' });
});

test.each<[string, Codec<unknown>, unknown, string]>([
  ['a blank text', filledText(), ' \n', 'file: must be a text that is not empty'],
  ['an empty list', filledList(integer()), [], 'file: must hold at least one item'],
  ['an unknown kind', shape, { kind: 'toString' }, 'file.kind: must be one of circle, square'],
  ['no object', shape, null, 'file.kind: must be one of circle, square'],
  ['a field of a kind', shape, { kind: 'circle' }, 'file.r: must be a number'],
  ['a check that fails', shape, { kind: 'square', side: 0 }, 'file.side: must be above 0'],
  ['a cell', place, [1, 7], 'file.name: must be a text'],
  ['a missing cell', place, [1], 'file.name: must be a text'],
  ['a cell too many', place, [1, 'Deira', '', 4], 'file: must hold at most 3 items'],
  ['an object in place of a list', place, {}, 'file: must be a list'],
])('%s is refused by the name of its field', (_, codec, value, message) => {
  expect(() => read(codec, value)).toThrow(message);
});
