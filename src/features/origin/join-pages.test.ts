import { expect, it } from 'vitest';

import { joinPages } from './join-pages.ts';

const cards = (...codes: string[]) => codes.map((stockCode) => ({ stockCode }));

it('puts pages under each other', () => {
  expect(joinPages([cards('1', '2'), cards('3')])).toEqual(cards('1', '2', '3'));
});

it('shows a product once that moved between two reads', () => {
  expect(joinPages([cards('1', '2'), cards('2', '3')])).toEqual(cards('1', '2', '3'));
});

it('stops before a page that has not come, so that nothing jumps when it does', () => {
  expect(joinPages([cards('1'), undefined, cards('3')])).toEqual(cards('1'));
});
