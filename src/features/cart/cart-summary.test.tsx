import { expect, test, vi } from 'vitest';

import type { DeliveryCost } from '#src/domain/checkout/delivery-fee.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { CartSummary } from './cart-summary.tsx';
import type { Cart } from './use-cart.ts';

vi.mock('./join-order.tsx', () => ({ JoinOrder: () => null }));
vi.mock('./next-delivery.tsx', () => ({ NextDelivery: () => null }));
vi.mock('./summary-thumbs.tsx', () => ({ SummaryThumbs: () => null }));

function figures(savings: number, delivery: DeliveryCost | null = null, deposit = 0): string[] {
  const quote = { oldRate: 6635, savings, total: 6635 - savings, vat: 298 };
  const cart = {
    quote,
    isCurrent: true,
    estimate: { unknown: 0, asOf: null },
    error: null,
    known: { isRead: true },
    delivery,
    deposit,
  };
  const { container } = showWidget(<CartSummary cart={cart as unknown as Cart} onJoin={() => undefined} />);
  return [...container.querySelectorAll('dl > div')].map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
}

test('it ends with what the items cost, the figure that checkout begins with by that name', () => {
  expect(figures(370)).toEqual(['Before promotionsAED 66.35', 'You save-AED 3.70', 'ItemsAED 62.65']);
});

test('with nothing saved there is that figure alone', () => {
  expect(figures(0)).toEqual(['ItemsAED 66.35']);
});

test('where the fee is known it ends with the total that checkout begins with', () => {
  expect(figures(0, { fils: 1000, points: 0 })).toEqual(['ItemsAED 66.35', 'DeliveryAED 10.00', 'TotalAED 76.35']);
  expect(figures(0, { fils: 0, points: 10 })).toEqual(['ItemsAED 66.35', 'Delivery10 points', 'TotalAED 66.35']);
  expect(figures(0, { fils: 0, points: 0 })).toEqual(['ItemsAED 66.35', 'DeliveryFree', 'TotalAED 66.35']);
});

test('what comes back with the empties is in the total, as at checkout', () => {
  const shown = figures(0, { fils: 1000, points: 0 }, 600);
  expect(shown.slice(1)).toEqual(['DeliveryAED 10.00', 'Returnable depositAED 6.00', 'TotalAED 82.35']);
});
