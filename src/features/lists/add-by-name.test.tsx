import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { itemKey, listKey } from '#contract/rows/keys.ts';
import { itemsIn } from '#src/domain/lists/lists.ts';
import { attachShop } from '#src/offline/shop/shop-door.ts';
import { useToasts } from '#src/state/toasts.ts';
import { MemoryShop } from '#tests/support/memory-shop.ts';
import { cardOf } from '#tests/support/product-card.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { AddByName } from './add-by-name.tsx';

const found = [
  cardOf('106001', { name: { en: 'Full Cream Milk', ar: '' } }),
  cardOf('106002', { name: { en: 'Skimmed Milk', ar: '' } }),
];
vi.mock('#src/blocks/search-box/use-suggestions.ts', () => ({
  useSuggestions: (text: string) => {
    if (text.includes('haleeb')) return found.toReversed().map((card) => ({ card }));
    return text.includes('milk') ? found.map((card) => ({ card })) : [];
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
  const quantities = () =>
    Object.fromEntries(itemsIn(shop.view(), 'w').map(({ stockCode, quantity }) => [stockCode, quantity]));
  return { ...shown, codes, quantities, field: screen.getByRole<HTMLInputElement>('searchbox') };
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

test('Enter puts on the list what is meant by what is typed, never what was found for other words', async () => {
  const { user, codes, field } = show();
  await user.type(field, 'milk eggs{Enter}');
  expect(codes()).toEqual(['106001']);
  await user.clear(field);
  await user.type(field, 'skimmed milk{Enter}');
  expect(codes()).toEqual(['106001', '106002']);
});

test('Enter after a word that no name has puts the first product found for it on the list, once it is the answer to it', async () => {
  const { user, codes, field } = show();
  await user.type(field, 'haleeb{Enter}');
  expect([codes(), field.value]).toEqual([['106001'], '']);
  await waitFor(() => expect(codes()).toEqual(['106001', '106002']));
});

test('Enter after several words that no product is called keeps them, once the answer is theirs; whoever goes on typing meanwhile loses nothing', async () => {
  const { user, codes, field } = show();
  await user.type(field, 'haleeb laban{Enter}');
  expect(codes()).toEqual(['106001']);
  await waitFor(() => expect(codes()).toEqual(['106001', '*haleeb laban']), { timeout: 2000 });
  await user.type(field, 'brown eggs{Enter}2 matches{Enter}ice');
  expect(field.value).toBe('ice');
  await waitFor(() => expect(codes()).toEqual(['106001', '*haleeb laban', '*brown eggs', '*matches']), {
    timeout: 2000,
  });
  expect(field.value).toBe('ice');
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
