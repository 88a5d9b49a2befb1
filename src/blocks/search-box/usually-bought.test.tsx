import { QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';

import { readFrequentlyBought } from '#contract/baskets.ts';
import type { ProductCard } from '#contract/catalogue-card.ts';
import { readCards } from '#contract/catalogue.ts';
import { createQueryClient } from '#src/net/read-query.ts';
import { rememberUser } from '#src/state/session.ts';
import { cardOf } from '#tests/support/product-card.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { UsuallyBought } from './usually-bought.tsx';

const [LABAN, EGGS] = [cardOf('1'), cardOf('2')];

/** `often`: bought more than once. */
function show(often: readonly unknown[], codes: readonly string[], inCart: readonly string[] = []) {
  const send = vi.fn(async ({ name }: { name: string }) => {
    const cards = name === readCards.name ? { products: [EGGS] } : { codes };
    const value = name === readFrequentlyBought.name ? { products: often } : cards;
    return { ok: true, value: { value, asOf: new Date().toISOString() } } as never;
  });
  const onFound = vi.fn<(found: readonly ProductCard[]) => void>();
  showWidget(
    <QueryClientProvider client={createQueryClient({ send })}>
      <UsuallyBought inCart={new Set(inCart)} onFound={onFound} />
    </QueryClientProvider>,
  );
  const found = () => onFound.mock.lastCall?.[0].map(({ stockCode }) => stockCode);
  return { found, asked: () => send.mock.calls.map(([{ name }]) => name) };
}

beforeEach(() =>
  rememberUser({ id: 7, firstName: 'Sara', lastName: '', email: 'sara@example.ae', customerCode: 'C7' }),
);

test('what is bought again and again fills the offer, and no card is asked for', async () => {
  const often = ['1', '3', '4', '5', '6', '7'].map((code) => cardOf(code));
  const { found, asked } = show(often, ['2']);
  await vi.waitFor(() => expect(found()).toEqual(['1', '3', '4', '5']));
  expect(asked()).not.toContain(readCards.name);
});

test('where that is little, what was bought once comes after it', async () => {
  const { found } = show([LABAN], ['1', '2']);
  await vi.waitFor(() => expect(found()).toEqual(['1', '2']));
});

test('who has bought once is offered that', async () => {
  const { found } = show([], ['2']);
  await vi.waitFor(() => expect(found()).toEqual(['2']));
});

test('what is in the cart stands last', async () => {
  const { found } = show([LABAN, EGGS], [], ['1']);
  await vi.waitFor(() => expect(found()).toEqual(['2', '1']));
});

test('who has bought nothing is offered nothing', async () => {
  const { found } = show([], []);
  await vi.waitFor(() => expect(found()).toEqual([]));
});
