import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { openPanel } from '#src/state/panels.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { OutOfStockPanel } from './out-of-stock-panel.tsx';

const cart = vi.hoisted(() => vi.fn());
const setLine = vi.hoisted(() => vi.fn(() => Promise.resolve(true)));
const revalidate = vi.hoisted(() => vi.fn());
vi.mock('./use-cart.ts', () => ({ useCart: cart }));
vi.mock('#src/blocks/set-line-or-say.ts', () => ({ setLineOrSay: setLine }));
vi.mock('#src/domain/cart/revalidate.ts', () => ({ revalidateLater: revalidate }));

const line = (stockCode: string) => ({ stockCode, cartType: 'CRT', quantity: 2, seenPrice: 500, since: '' });
const names: Record<string, string> = { 101001: 'Apples', 101020: 'Figs' };
const client = new QueryClient();

/** The products are ones that this device has never seen: the shop's quote names them. */
const withGone = (...codes: string[]): void =>
  void cart.mockReturnValue({
    outOfStock: codes.map(line),
    known: { cards: new Map(), isRead: true },
    quotedOf: ({ stockCode }: { stockCode: string }) => ({ name: { en: names[stockCode], ar: stockCode } }),
  });
const show = () =>
  showWidget(
    <QueryClientProvider client={client}>
      <OutOfStockPanel />
    </QueryClientProvider>,
  );

beforeEach(() => vi.clearAllMocks());

test('what is gone is listed under the shop’s sentence, and a tap takes it out of the cart', async () => {
  withGone('101001', '101020');
  const { user } = show();
  expect(screen.getByText('Remove Out of Stock Products to Proceed.')).toBeTruthy();
  const [, figs] = screen.getAllByRole('article');
  expect(figs?.textContent).toContain('Figs');
  await user.click(within(figs as HTMLElement).getByRole('button', { name: 'Remove Figs' }));
  expect(setLine).toHaveBeenCalledExactlyOnceWith({ ...line('101020'), quantity: 0 }, 'en');
  // The shop is asked about the rest once the taps have ended.
  expect(revalidate).toHaveBeenCalledExactlyOnceWith(client);
});

test('it closes with the last of them, once, and is not closed where there was none', () => {
  const back = vi.spyOn(history, 'back').mockImplementation(() => undefined);
  openPanel('out_of_stock', {});
  withGone();
  const { rerender } = show();
  const again = () =>
    rerender(
      <QueryClientProvider client={client}>
        <OutOfStockPanel />
      </QueryClientProvider>,
    );
  expect(screen.queryByRole('article')).toBeNull();
  expect(back).not.toHaveBeenCalled();
  withGone('101001');
  again();
  expect(back).not.toHaveBeenCalled();
  withGone();
  again();
  again();
  expect(back).toHaveBeenCalledOnce();
  back.mockRestore();
});
