import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { showWidget } from '#tests/support/show-widget.tsx';

import { PriceAlert } from './price-alert.tsx';
import type { Cart } from './use-cart.ts';

const setLineOrSay = vi.hoisted(() => vi.fn(async () => true));
vi.mock(import('#src/blocks/set-line-or-say.ts'), () => ({ setLineOrSay }));
beforeEach(() => setLineOrSay.mockClear());

const NAMES = {
  milk: { en: 'Milk', ar: 'حليب' },
  bread: { en: 'Bread', ar: 'خبز' },
  dates: { en: 'Dates', ar: 'تمر' },
};
type Name = keyof typeof NAMES;

/** Each was seen at AED 5.00; the first ones cost AED 6.50 now, the last line is as it was. */
function cartOf(dearer: readonly Name[]): Cart {
  const lines = [...dearer, 'dates' as const].map((stockCode) => ({
    cartType: 'CRT',
    stockCode,
    quantity: 1,
    seenPrice: 500,
  }));
  const quotedOf = ({ stockCode }: { stockCode: Name }) => {
    const isDearer = dearer.includes(stockCode);
    return {
      state: isDearer ? 'price_changed' : 'ok',
      seenPrice: 500,
      price: isDearer ? 650 : 500,
      name: NAMES[stockCode],
    };
  };
  return { lines, quotedOf } as never;
}

/** Its code is fetched as it is first asked for. */
const dialog = () => screen.findByRole('alertdialog', undefined, { timeout: 10_000 });

test('one that costs something else is said in the words of the specification; Ok is what was seen from then on', async () => {
  const { user } = showWidget(<PriceAlert cart={cartOf(['milk'])} />);
  const shown = within(await dialog());
  expect(shown.getByRole('heading').textContent).toBe('Milk was AED 5.00 and is now AED 6.50');
  await user.click(shown.getByRole('button', { name: 'Ok' }));
  expect(setLineOrSay.mock.calls).toEqual([[expect.objectContaining({ stockCode: 'milk', seenPrice: 650 }), 'en']]);
});

test('several are said in one dialog, and Ok is for all of them', async () => {
  const { user } = showWidget(<PriceAlert cart={cartOf(['milk', 'bread'])} />);
  const shown = within(await dialog());
  expect(shown.getAllByRole('listitem').map((row) => row.querySelector('p')?.textContent)).toEqual([
    'Milk was AED 5.00 and is now AED 6.50',
    'Bread was AED 5.00 and is now AED 6.50',
  ]);
  await user.click(shown.getByRole('button', { name: 'Ok' }));
  expect(setLineOrSay).toHaveBeenCalledTimes(2);
});

test('what is too dear now can be removed there', async () => {
  const { user } = showWidget(<PriceAlert cart={cartOf(['milk', 'bread'])} />);
  await user.click(within(await dialog()).getByRole('button', { name: 'Remove Bread' }));
  expect(setLineOrSay.mock.calls).toEqual([[expect.objectContaining({ stockCode: 'bread', quantity: 0 }), 'en']]);
});

test('nothing is said where every price is the one that was seen', () => {
  showWidget(<PriceAlert cart={cartOf([])} />);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
