import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { attachShop } from '#src/offline/shop/shop-door.ts';
import { showToast } from '#src/state/toasts.ts';
import { MemoryShop } from '#tests/support/memory-shop.ts';

import { setLineOrSay } from './set-line-or-say.ts';

vi.mock('#src/state/toasts.ts', () => ({ showToast: vi.fn() }));

const line = (quantity: number) => ({ cartType: 'CRT', stockCode: 'A', quantity, seenPrice: 500 }) as const;
let shop: MemoryShop;

beforeEach(() => {
  vi.mocked(showToast).mockClear();
  shop = new MemoryShop();
  attachShop(shop);
});
afterEach(() => attachShop(null));

test('a quantity that is kept says nothing', async () => {
  expect(await setLineOrSay(line(2), 'en')).toBe(true);
  expect(showToast).not.toHaveBeenCalled();
});

test('removing and changing that throw say so in the words of the specification', async () => {
  vi.spyOn(shop, 'edit').mockRejectedValue(new Error('no database'));
  expect(await setLineOrSay(line(0), 'en')).toBe(false);
  expect(showToast).toHaveBeenLastCalledWith('An error occurred while removing the item.', 'error');
  expect(await setLineOrSay(line(3), 'ar')).toBe(false);
  expect(showToast).toHaveBeenLastCalledWith('حدث خطأ غير متوقع.', 'error');
});
