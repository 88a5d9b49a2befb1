import { expect, it } from 'vitest';

import { badgeKey } from './badge-key.ts';

it.each([
  ['https://zad.example/images/df5c688d39948b3085e3f18e.svg#gluten-free', 'gluten-free'],
  ['https://zad.example/images/df5c688d39948b3085e3f18e.svg#local', 'local'],
  ['https://other.example/icons/organic.png', null],
  ['https://zad.example/images/x.svg#__proto__', null],
])('%s is %s', (url, key) => {
  expect(badgeKey(url)).toBe(key);
});
