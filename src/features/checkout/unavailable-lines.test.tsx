import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import type { UnavailableLine } from '#contract/checkout.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { UnavailableLines } from './unavailable-lines.tsx';
import { leadToUnavailable } from './unavailable-list.ts';

const say = vi.hoisted(() => vi.fn());
vi.mock('#src/state/toasts.ts', () => ({ showToast: say }));

const gone = (stockCode: string, more: Partial<UnavailableLine> = {}): UnavailableLine => ({
  stockCode,
  cartType: 'CRT',
  lineDoctype: 'CRT',
  lineDocno: 7,
  srno: Number(stockCode),
  stockDocno: 1,
  name: { en: `Product ${stockCode}`, ar: `منتج ${stockCode}` },
  image: '/p.svg',
  reason: 'out_of_stock',
  asked: 4,
  left: 0,
  ...more,
});
const LINES = [gone('1'), gone('2', { reason: 'too_many', left: 3 }), gone('3', { reason: 'too_early' })];

test('why each cannot be had is said, and each has its own way out', () => {
  showWidget(<UnavailableLines lines={LINES} onDelete={() => Promise.resolve(true)} />);
  expect(screen.getByRole('heading').textContent).toBe('Remove Out of Stock Products to Proceed.');
  expect(screen.getAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual([
    'Delete Product 1',
    'Delete Product 2',
    'Delete Product 3',
  ]);
  for (const words of ['Out of stock', 'Only 3 are left', 'Cannot come that early'])
    expect(screen.getByText(words)).toBeTruthy();
});

test('from the bar the keyboard is led to the first of them', () => {
  showWidget(<UnavailableLines lines={LINES} onDelete={() => Promise.resolve(true)} />);
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  leadToUnavailable();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete Product 1' }));
  expect(shown.mock.contexts).toEqual([screen.getByRole('alert')]);
  shown.mockRestore();
});

test('a line that was not deleted is said, one that was is not', async () => {
  const { user } = showWidget(
    <UnavailableLines lines={LINES} onDelete={({ stockCode }) => Promise.resolve(stockCode === '1')} />,
  );
  await user.click(screen.getByRole('button', { name: 'Delete Product 1' }));
  expect(say).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Delete Product 2' }));
  expect(say).toHaveBeenCalledExactlyOnceWith('Error deleting product from cart', 'error');
});
