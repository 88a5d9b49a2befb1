import { expect, test } from 'vitest';

import { mailedAmount, mailedSums } from './mailed-order.ts';

const NOTHING = { goods: 0, discount: 0, voucher: 0, points: 0, delivery: 0, deposit: 0, donation: 0, net: 0, vat: 0 };

test('an amount is said in both languages, what is taken off with a minus', () => {
  expect(mailedAmount(10_655)).toEqual({ en: 'AED 106.55', ar: '106.55 د.إ.' });
  expect(mailedAmount(-2000)).toEqual({ en: '-AED 20.00', ar: '-20.00 د.إ.' });
});

test('what stands between the lines and the total is said, so that they add up, over all orders of one payment', () => {
  const first = { ...NOTHING, goods: 10_655, delivery: 1000, voucher: 2000, points: 5000, net: 4655, vat: 222 };
  expect(mailedSums([first], 'en')).toBe(
    'Items: AED 106.55\nDelivery: AED 10.00\nVoucher: -AED 20.00\nLoyalty points: -AED 50.00\n',
  );
  const second = { ...NOTHING, goods: 2000, deposit: 600, net: 2600 };
  expect(mailedSums([first, second], 'ar')).toBe(
    'المنتجات: 126.55 د.إ.\nالتوصيل: 10.00 د.إ.\nالقسيمة: -20.00 د.إ.\nنقاط الولاء: -50.00 د.إ.\nتأمين قابل للاسترداد: 6.00 د.إ.\n',
  );
});

test('an order that comes to its goods alone needs no such lines', () => {
  expect(mailedSums([{ ...NOTHING, goods: 5000, net: 5000 }], 'en')).toBe('');
});
