import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';

import { cardOf } from '#tests/support/product-card.ts';

import { shownCards } from './shown-cards.ts';

const EARLY = '2026-11-20T08:00:00.000Z';
const LATE = '2026-11-20T09:30:00.000Z';

test('the products of each read answer, with the time at which it was given', () => {
  const client = new QueryClient();
  client.setQueryData(['one card'], { card: cardOf('A'), asOf: EARLY });
  client.setQueryData(['home'], { value: { carousels: [{ products: [cardOf('B')] }] }, asOf: LATE });
  client.setQueryData(['by scrolling'], {
    pages: [
      { value: { products: [cardOf('C')] }, asOf: EARLY },
      { value: { products: [cardOf('B')] }, asOf: EARLY },
    ],
    pageParams: [1, 2],
  });
  const shown = shownCards(client).map(({ card, asOf }) => [card.stockCode, asOf]);
  expect(shown).toEqual([
    ['A', EARLY],
    ['B', LATE],
    ['C', EARLY],
    ['B', EARLY],
  ]);
});

test('what is no answer, or holds no product, is passed over', () => {
  const client = new QueryClient();
  client.setQueryData(['text'], 'words');
  client.setQueryData(['nothing'], null);
  client.setQueryData(['no time'], { card: cardOf('A') });
  client.setQueryData(['empty'], { value: { addresses: [] }, asOf: LATE });
  expect(shownCards(client)).toEqual([]);
});
