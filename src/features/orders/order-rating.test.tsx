import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import type { OrderDetail } from '#contract/order-detail.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { OrderRating } from './order-rating.tsx';

const { openPanel } = vi.hoisted(() => ({ openPanel: vi.fn() }));
vi.mock(import('#src/state/panels.ts'), async (original) => ({ ...(await original()), openPanel }));

beforeEach(() => void openPanel.mockReset());

function show(rating: OrderDetail['rating'], actions: OrderDetail['actions'] = ['rate']) {
  return showWidget(<OrderRating order={{ docno: 1001, rating, actions } as OrderDetail} />);
}

test('stars ask for it where nothing was said, and the dialog opens with the one that was tapped', async () => {
  const { user } = show(null);
  expect(openPanel).not.toHaveBeenCalled();
  await user.click(screen.getByRole('radio', { name: '4 stars' }));
  const order = { docno: 1001, doctype: 'RSO' };
  expect(openPanel.mock.lastCall).toEqual(['rating', { order, delivery: 4 }]);
});

test('nothing asks once its days are over, or it was skipped', () => {
  show(null, []);
  show({ delivery: null, product: null, comment: '' });
  expect(document.querySelector('section')).toBeNull();
});

test('what was said stands there: stars of each, and words', () => {
  show({ delivery: 5, product: 1, comment: 'Friendly' }, []);
  expect(screen.getByRole('region', { name: 'Your rating' }).textContent).toMatch(
    /Delivery5 stars.*Products1 star.*Friendly/,
  );
});

test('what was not rated is left out', () => {
  show({ delivery: null, product: 2, comment: '' }, []);
  expect(screen.queryByText('Delivery')).toBeNull();
});
