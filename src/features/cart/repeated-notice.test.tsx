import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { keepRepeated } from '#src/domain/orders/repeated.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { RepeatedNotice } from './repeated-notice.tsx';

const navigate = vi.hoisted(() => vi.fn());
vi.mock(import('@tanstack/react-router'), async (original) => ({ ...(await original()), useNavigate: () => navigate }));

const APPLES = { stockCode: '101001', name: { en: 'Apples', ar: 'تفاح' }, before: 675, now: 725 };
const FIGS = { stockCode: '101020', name: { en: 'Figs', ar: 'تين' }, before: 1500, now: 0 };
const headings = (): (string | null)[] => screen.queryAllByRole('heading').map(({ textContent }) => textContent);

beforeEach(() => localStorage.clear());

test('what is dearer after a repeat is named with both prices, and what is gone with its own', () => {
  keepRepeated({ gone: [FIGS], dearer: [APPLES] });
  showWidget(<RepeatedNotice />);
  expect(headings()).toEqual(['Not available any more, and not in the cart', 'Costs more than last time']);
  const said = screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll(/\s+/g, ' '));
  expect(said).toEqual(['Figswas AED 15.00', 'Appleswas AED 6.75, now AED 7.25']);
});

test('nothing is said of what is not there; once read it is gone, after a reload too', async () => {
  keepRepeated({ gone: [], dearer: [APPLES] });
  const { user, container, unmount } = showWidget(<RepeatedNotice />, 'ar');
  expect(headings()).toEqual(['Costs more than last time']);
  expect(screen.getByText('تفاح')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'OK' }));
  expect(container.textContent).toBe('');
  expect(navigate).toHaveBeenCalledWith(expect.objectContaining({ to: '/$locale/cart', search: {}, replace: true }));
  unmount();
  showWidget(<RepeatedNotice />);
  expect(headings()).toEqual([]);
});

test('a repeat of which nothing changed says nothing, nor what an earlier one left', () => {
  keepRepeated({ gone: [FIGS], dearer: [] });
  keepRepeated({ gone: [], dearer: [] });
  showWidget(<RepeatedNotice />);
  expect(headings()).toEqual([]);
});
