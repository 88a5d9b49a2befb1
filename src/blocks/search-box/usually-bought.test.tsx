import { QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';

import { readFrequentlyBought } from '#contract/baskets.ts';
import { readCards } from '#contract/catalogue.ts';
import { createQueryClient } from '#src/net/read-query.ts';
import { rememberUser } from '#src/state/session.ts';
import { cardOf } from '#tests/support/product-card.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { UsuallyBought, type BoughtOffer } from './usually-bought.tsx';

const [LABAN, EGGS] = [cardOf('1'), cardOf('2')];

/** `often`: bought more than once. */
function show(often: readonly unknown[], codes: readonly string[], inCart: readonly string[] = []) {
  const send = vi.fn(async ({ name }: { name: string }) => {
    const cards = name === readCards.name ? { products: [EGGS] } : { codes };
    const value = name === readFrequentlyBought.name ? { products: often } : cards;
    return { ok: true, value: { value, asOf: new Date().toISOString() } } as never;
  });
  const onFound = vi.fn<(found: BoughtOffer) => void>();
  showWidget(
    <QueryClientProvider client={createQueryClient({ send })}>
      <UsuallyBought inCart={new Set(inCart)} onFound={onFound} />
    </QueryClientProvider>,
  );
  const found = () => {
    const last = onFound.mock.lastCall?.[0];
    return [last?.isUsual, last?.bought.map(({ stockCode }) => stockCode)];
  };
  return { found, asked: () => send.mock.calls.map(([{ name }]) => name) };
}

beforeEach(() =>
  rememberUser({ id: 7, firstName: 'Sara', lastName: '', email: 'sara@example.ae', customerCode: 'C7' }),
);

test('what is bought again and again is usual, and no card is asked for', async () => {
  const { found, asked } = show([LABAN], ['2']);
  await vi.waitFor(() => expect(found()).toEqual([true, ['1']]));
  expect(asked()).not.toContain(readCards.name);
});

test('who has bought once is offered that', async () => {
  const { found } = show([], ['2']);
  await vi.waitFor(() => expect(found()).toEqual([false, ['2']]));
});

test('what is in the cart is not offered again, nor asked for', async () => {
  const usual = show([LABAN, EGGS], [], ['1']);
  await vi.waitFor(() => expect(usual.found()).toEqual([true, ['2']]));
  const once = show([LABAN], ['1'], ['1']);
  await vi.waitFor(() => expect(once.found()).toEqual([false, []]));
  expect(once.asked()).not.toContain(readCards.name);
});

test('who has bought nothing is offered nothing', async () => {
  const { found } = show([], []);
  await vi.waitFor(() => expect(found()).toEqual([false, []]));
});
