import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { cardOf } from '#tests/support/product-card.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { ItemCard, type RowSum } from './item-card.tsx';

vi.mock(import('@tanstack/react-router'), async (original) => ({
  ...(await original()),
  Link: (({ children }: { children: ReactNode }) => <a href="/product">{children}</a>) as never,
}));

function row(card: Partial<ProductCard>, sum?: RowSum): string {
  showWidget(
    <ItemCard
      variant="view_cart_box"
      card={cardOf('101001', { brand: { en: 'Farm', ar: '' }, units: { en: '1 kg', ar: '' }, ...card })}
      isReading={false}
      fallbackName="101001"
      {...(sum && { sum })}
    />,
  );
  return screen.getByRole('article').textContent.replaceAll(/\s/g, ' ');
}
const prices = (text: string): string[] => text.match(/AED [\d.]+/g) ?? [];

test('a row of a list says its price once', () => {
  expect(prices(row({ price: 675 }))).toEqual(['AED 6.75']);
});

test('a row of one says its price once', () => {
  expect(prices(row({ price: 675 }, { each: 675, quantity: 1, total: 675 }))).toEqual(['AED 6.75']);
});

test('a row of several says what one costs, how many, and what they come to', () => {
  const said = row({ price: 675 }, { each: 675, quantity: 3, total: 2025 });
  expect(prices(said)).toEqual(['AED 6.75', 'AED 20.25']);
  expect(said).toContain('AED 6.75 × 3');
});

test('until the server has said what several come to, nothing is said of it', () => {
  expect(prices(row({ price: 675 }, { each: 675, quantity: 3, total: null }))).toEqual(['AED 6.75']);
});

test('a reduced price stands beside the old one', () => {
  const said = row({ price: 795, promotionPrice: 675 });
  expect(prices(said)).toEqual(['AED 6.75', 'AED 7.95']);
  expect(said).toContain('before AED 7.95');
});

test('what several save, and what they would have cost, is said of all of them, and not what one costs besides', () => {
  const said = row({ price: 795, promotionPrice: 675 }, { each: 675, quantity: 3, total: 2025 });
  expect(said).toContain('Save AED 3.60');
  expect(said).toContain('before AED 23.85');
  expect(prices(said)).toEqual(['AED 3.60', 'AED 23.85', 'AED 20.25']);
});

test('until the server has said what several come to, nothing is said of what they would have cost', () => {
  const said = row({ price: 795, promotionPrice: 675 }, { each: 675, quantity: 3, total: null });
  expect(said).not.toContain('before');
});

test('a product whose price is not known yet has none, and nothing saved', () => {
  expect(prices(row({ price: 0 }))).toEqual([]);
});
