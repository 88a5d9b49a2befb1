import { screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { itemKey, listKey } from '#contract/rows/keys.ts';
import { itemsIn } from '#src/domain/lists/lists.ts';
import { attachShop } from '#src/offline/shop/shop-door.ts';
import { useToasts } from '#src/state/toasts.ts';
import { MemoryShop } from '#tests/support/memory-shop.ts';
import { cardOf } from '#tests/support/product-card.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { AddByName } from './add-by-name.tsx';

const sold = (stockCode: string, en: string, units: string) =>
  cardOf(stockCode, { name: { en, ar: '' }, units: { en: units, ar: '' } });
const fullCream = sold('106001', 'Full Cream Milk', '2 L');
const skimmed = sold('106002', 'Skimmed Milk', '1 L');
const onions = sold('105001', 'Red Onions', '1 kg');
const iceCream = sold('109001', 'Vanilla Ice Cream', '1 L');

/** What the shop finds, and how many of these are the thing. */
const SHOP: Readonly<Record<string, readonly [cards: readonly ProductCard[], thingCount: number]>> = {
  milk: [[fullCream, skimmed], 2],
  'skimmed milk': [[skimmed], 1],
  'milk for Mona': [[fullCream, skimmed], 0],
  haleeb: [[skimmed, fullCream], 2],
  onions: [[onions], 1],
  ice: [[iceCream], 0],
};
/** One answer is slower than those after it. */
const ANSWERED_MS = 40;
const SLOWLY_MS = 250;

vi.mock('./use-found.ts', () => ({
  useFound: (words: string) => {
    const [answered, setAnswered] = useState('');
    useEffect(() => {
      const timer = setTimeout(() => setAnswered(words), words === 'haleeb' ? SLOWLY_MS : ANSWERED_MS);
      return () => clearTimeout(timer);
    }, [words]);
    const [cards, thingCount] = SHOP[words] ?? [[], 0];
    return { cards, thingCount, isSeen: false, isAnswer: words === answered };
  },
}));

const Said = () => (
  <output>
    {useToasts()
      .map(({ message }) => message)
      .join(' ')}
  </output>
);

function show() {
  const shop = new MemoryShop();
  shop.rows.set(listKey('w'), { name: 'Week', madeAt: '2026-11-23T08:00:00.000Z' });
  shop.rows.set(itemKey('w', '106001'), { quantity: 1, isChecked: false, rank: 'a0' });
  attachShop(shop);
  const shown = showWidget(
    <>
      <AddByName listId="w" />
      <Said />
    </>,
  );
  const codes = (): string[] => itemsIn(shop.view(), 'w').map(({ stockCode }) => stockCode);
  const rows = () => itemsIn(shop.view(), 'w').map(({ stockCode, quantity }) => [stockCode, quantity] as const);
  const quantities = () => Object.fromEntries(rows());
  return { ...shown, shop, codes, rows, quantities, field: screen.getByRole<HTMLInputElement>('searchbox') };
}

afterEach(() => attachShop(null));

test('what is typed finds products; one tap puts one on the list, and the field waits for the next', async () => {
  const { user, codes, field } = show();
  await user.type(field, 'milk');
  await user.click(screen.getByRole('button', { name: /^Skimmed Milk/ }));
  expect(codes()).toEqual(['106001', '106002']);
  expect(field.value).toBe('');
  expect(document.activeElement).toBe(field);
});

test('a number before the words says how many', async () => {
  const { user, quantities, field } = show();
  await user.type(field, '2 milk');
  await user.click(screen.getByRole('button', { name: /^2 × Skimmed Milk/ }));
  await user.type(field, '3 candles for the cake{Enter}');
  await waitFor(() => expect(quantities()).toEqual({ '106001': 1, '106002': 2, '*candles for the cake': 3 }));
});

test('a product that is on the list says so, and stays once', async () => {
  const { user, codes, field } = show();
  await user.type(field, 'milk');
  await user.click(screen.getByRole('button', { name: /^Full Cream Milk.*On this list/ }));
  expect(codes()).toEqual(['106001']);
  expect(screen.getByText(/Item is already added to the selected list/)).toBeTruthy();
});

test('an amount of what is on the list is its amount from now on', async () => {
  const { user, field, quantities } = show();
  await user.type(field, '2 milk');
  await screen.findByText('Full Cream Milk');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(quantities()).toEqual({ '106001': 2 }));
});

test('Enter takes the first line, once it is the answer to what is typed', async () => {
  const { user, codes, field } = show();
  await user.type(field, 'haleeb');
  await user.clear(field);
  await user.type(field, 'haleeb{Enter}');
  expect([codes(), field.value]).toEqual([['106001'], '']);
  await waitFor(() => expect(codes()).toEqual(['106001', '106002']));
});

test('Enter after the answer is there takes it at once, of the size or as many as were typed', async () => {
  const { user, quantities, field } = show();
  for (const [typed, line] of [
    ['skimmed milk 1 l', /^Skimmed Milk/],
    ['2 kg onions', /^2 × Red Onions/],
  ] as const) {
    await user.type(field, typed);
    await waitFor(() => expect(screen.getAllByRole('button')[0]?.textContent).toMatch(line));
    await new Promise((resolve) => setTimeout(resolve, 2 * ANSWERED_MS));
    await user.type(field, '{Enter}');
  }
  expect(quantities()).toEqual({ '106001': 1, '106002': 1, '105001': 2 });
});

test('what is only made of it is not taken: the words stand first, and on the list', async () => {
  const { user, codes, field } = show();
  await user.type(field, 'ice');
  await waitFor(() => expect(screen.getAllByRole('button')[0]?.textContent).toMatch(/ice.*In your own words/));
  expect(screen.getByRole('button', { name: /^Vanilla Ice Cream/ })).toBeTruthy();
  await user.type(field, '{Enter}');
  await waitFor(() => expect(codes()).toEqual(['106001', '*ice']));
});

test('ten lines typed without a pause are all on the list, in their order, each as it is meant', async () => {
  const { user, rows, field } = show();
  const lines = [
    'haleeb',
    '2 kg onions',
    'ice',
    'a',
    'b',
    '3 candles',
    'Aptamil 2',
    'rice 5 kg',
    'brown eggs',
    '2 matches',
  ];
  await user.type(field, `${lines.join('{Enter}')}{Enter}bre`);
  expect(field.value).toBe('bre');
  await waitFor(() =>
    expect(rows()).toEqual([
      ['106001', 1],
      ['106002', 1],
      ['105001', 2],
      ...['*ice', '*a', '*b'].map((own) => [own, 1]),
      ['*candles', 3],
      ...['*Aptamil 2', '*rice 5 kg', '*brown eggs'].map((own) => [own, 1]),
      ['*matches', 2],
    ]),
  );
  expect(field.value).toBe('bre');
});

test('what the shop does not sell goes on the list in the shopper’s own words, once', async () => {
  const { user, codes, field } = show();
  await user.type(field, 'cake candles{Enter}');
  expect(codes()).toEqual(['106001']);
  await waitFor(() => expect(codes()).toEqual(['106001', '*cake candles']));
  await waitFor(() => expect(field.value).toBe(''));
  await user.type(field, ' cake  candles');
  await user.click(await screen.findByRole('button', { name: /cake candles.*On this list/ }));
  expect(codes()).toEqual(['106001', '*cake candles']);
});

test('beside products that were found one tap keeps the words as they are typed', async () => {
  const { user, codes, field } = show();
  await user.type(field, 'milk for Mona');
  await user.click(screen.getByRole('button', { name: /milk for Mona.*In your own words/ }));
  expect(codes()).toEqual(['106001', '*milk for Mona']);
});

test('whoever leaves right after Enter finds the words on the list, once', async () => {
  const { user, codes, field, unmount } = show();
  await user.type(field, 'charcoal{Enter}');
  expect(codes()).toEqual(['106001']);
  unmount();
  await waitFor(() => expect(codes()).toEqual(['106001', '*charcoal']));
});

test('letters that are typed while the device keeps a row begin the next one', async () => {
  const { user, shop, codes, field } = show();
  const keep = shop.run.bind(shop);
  vi.spyOn(shop, 'run').mockImplementation(async (...edit) => {
    await new Promise((done) => setTimeout(done, 60));
    return keep(...edit);
  });
  await user.type(field, 'skimmed milk');
  await screen.findByRole('button', { name: /^Skimmed Milk/ });
  await new Promise((done) => setTimeout(done, 2 * ANSWERED_MS));
  await user.type(field, '{Enter}batteries');
  expect(field.value).toBe('batteries');
  await waitFor(() => expect(codes()).toEqual(['106001', '106002']));
  expect(field.value).toBe('batteries');
});

test('what the device could not keep is in the field again', async () => {
  const { user, shop, codes, field } = show();
  vi.spyOn(shop, 'run').mockResolvedValue({ ok: false, why: 'full' });
  await user.type(field, 'skimmed milk');
  await user.click(screen.getByRole('button', { name: /^Skimmed Milk/ }));
  await waitFor(() => expect(field.value).toBe('skimmed milk'));
  expect(codes()).toEqual(['106001']);
});

test('whoever turns to another app right after Enter finds the words on the list', async () => {
  const { user, codes, field } = show();
  await user.type(field, 'charcoal{Enter}');
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(codes()).toEqual(['106001', '*charcoal']), { timeout: ANSWERED_MS / 2, interval: 2 });
  vi.restoreAllMocks();
});

test('what was typed and not confirmed is not kept', async () => {
  const { user, codes, field, unmount } = show();
  await user.type(field, 'charcoal');
  unmount();
  expect(codes()).toEqual(['106001']);
});

test('Escape empties the field', async () => {
  const { user, field } = show();
  await user.type(field, 'milk{Escape}');
  expect(field.value).toBe('');
  expect(screen.queryByRole('button')).toBeNull();
});
