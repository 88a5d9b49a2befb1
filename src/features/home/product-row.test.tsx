import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { setLine } from '#src/domain/cart/set-line.ts';
import { attachShop } from '#src/offline/shop/shop-door.ts';
import { forgetUser, rememberUser } from '#src/state/session.ts';
import { MemoryShop } from '#tests/support/memory-shop.ts';
import { cardOf } from '#tests/support/product-card.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { ProductRow } from './product-row.tsx';

vi.mock('#src/blocks/app-link.tsx', () => ({ AppLink: () => null }));
vi.mock('#src/blocks/product-card/product-card.tsx', () => ({
  ProductCard: ({ card }: { card: ProductCard }) => <article>{card.stockCode}</article>,
}));

const CODES = ['1', '2', '3', '4', '5', '6', '7', '8'];
const ROW = {
  key: 'on-offer',
  title: { en: 'Good prices now', ar: 'عروض اليوم' },
  link: '/searchpage?featured=offers',
  products: CODES.map((code) => cardOf(code)),
};

let shop: MemoryShop;
beforeEach(() => {
  rememberUser({ id: 1, firstName: 'Sara', lastName: '', email: 'sara@example.ae', customerCode: 'C1' });
  shop = new MemoryShop();
});
afterEach(() => {
  attachShop(null);
  forgetUser(null);
});

const add = (stockCode: string) =>
  act(async () => {
    await setLine({ stockCode, cartType: 'CRT' }, 1, 500);
  });
const known = () => act(() => attachShop(shop));
const show = () => showWidget(<ProductRow carousel={ROW} isFirst />);
const cards = () => screen.getAllByRole('article');
const shown = () => cards().map(({ textContent }) => textContent);

test('a guest’s row is the shop’s own', () => {
  show();
  expect(shown()).toEqual(['1', '2', '3', '4', '5', '6']);
});

test('what is in the cart stands last; what is added now stays in its place until the next visit', async () => {
  known();
  await add('1');
  const { unmount } = show();
  expect(shown()).toEqual(['2', '3', '4', '5', '6', '7']);
  await add('3');
  expect(shown()).toEqual(['2', '3', '4', '5', '6', '7']);
  fireEvent.scroll(screen.getByRole('list'));
  expect(shown()).toEqual(['2', '3', '4', '5', '6', '7', '8', '1']);
  unmount();
  show();
  expect(shown()).toEqual(['2', '4', '5', '6', '7', '8']);
});

test('a cart that becomes known late changes the row in its place: cards that stay are the same, none moves', async () => {
  known();
  await add('3');
  attachShop(null);
  show();
  const before = cards();
  expect(shown()).toEqual(['1', '2', '3', '4', '5', '6']);
  known();
  expect(shown()).toEqual(['1', '2', '4', '5', '6', '7']);
  const kept = cards().filter((card) => before.includes(card));
  expect(kept.map(({ textContent }) => textContent)).toEqual(['1', '2']);
});

test('a row that a finger has come to before that changes no more', async () => {
  known();
  await add('3');
  shop.isComplete = false;
  show();
  fireEvent.scroll(screen.getByRole('list'));
  expect(shown()).toEqual(CODES);
  shop.isComplete = true;
  await act(() => shop.syncNow());
  expect(shown()).toEqual(CODES);
});
