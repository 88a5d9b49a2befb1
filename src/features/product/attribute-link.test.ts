import { expect, it } from 'vitest';

import { attributeLink } from './attribute-link.ts';

it.each([
  ['https://zad.example/farms/al-ain', 'https://zad.example/farms/al-ain'],
  ['http://zad.example/farms', 'https://zad.example/farms'],
  ['HTTP://zad.example', 'https://zad.example/'],
  ['3.25%', null],
  ['javascript:alert(1)', null],
  [' https://zad.example', null],
  ['https://', null],
  ['httpx', null],
])('%s leads to %s', (details, expected) => {
  expect(attributeLink(details)).toBe(expected);
});
