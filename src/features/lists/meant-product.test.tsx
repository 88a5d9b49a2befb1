import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { noteReachable, noteUnreachable } from '#src/state/connectivity.ts';
import { cardOf } from '#tests/support/product-card.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { MeantProduct } from './meant-product.tsx';

const honey = cardOf('h', { name: { en: 'Honey', ar: 'عسل' }, price: 2500 });
const found = vi.hoisted(() => ({ asked: [] as string[], cards: [] as unknown[], thingCount: 1 }));
vi.mock('./use-found.ts', () => ({
  useFound: (words: string) => {
    found.asked.push(words);
    const { cards, thingCount } = found;
    return words === '' ? { cards: [], thingCount: 0, isAnswer: true } : { cards, thingCount, isAnswer: true };
  },
}));

afterEach(() => {
  noteReachable();
  Object.assign(found, { asked: [], cards: [], thingCount: 1 });
});

test('words that mean a product offer it, and as many of it as they say', async () => {
  found.cards = [honey];
  const onTake = vi.fn();
  const { user } = showWidget(<MeantProduct words="2 honey" onTake={onTake} />);
  const offer = screen.getByRole('button');
  expect(offer.textContent.replaceAll('\u00a0', ' ')).toBe('Choose Honey · AED 25.00');
  await user.click(offer);
  expect(onTake).toHaveBeenCalledExactlyOnceWith({ stockCode: 'h', name: 'Honey', quantity: 2 });
  expect(new Set(found.asked)).toEqual(new Set(['honey']));
});

test('words that mean none offer nothing, and without signal nobody is asked', () => {
  found.thingCount = 0;
  showWidget(<MeantProduct words="candles for the cake" onTake={vi.fn()} />);
  expect(screen.queryByRole('button')).toBeNull();
  found.cards = [honey];
  found.asked = [];
  noteUnreachable();
  showWidget(<MeantProduct words="honey" onTake={vi.fn()} />);
  expect([screen.queryByRole('button'), new Set(found.asked)]).toEqual([null, new Set([''])]);
});
