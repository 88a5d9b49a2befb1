import { expect, it } from 'vitest';

import { isQuoted, quoted } from './quoted-words.ts';

it.each(['"mlik"', ' “lactose free mlik” ', '«حليب»'])('%s stands in quotation marks', (text) => {
  expect(isQuoted(text)).toBe(true);
});

it.each(['mlik', '"mlik', 'mlik"', '5" pan', '""', ''])('%s does not', (text) => {
  expect(isQuoted(text)).toBe(false);
});

it('words are quoted once', () => {
  expect(quoted('lactose "free" mlik')).toBe('"lactose  free  mlik"');
  expect(isQuoted(quoted('mlik'))).toBe(true);
});
