import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import type { ExpressOption } from '#contract/delivery.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { ExpressPanel } from './express-panel.tsx';

const option = (id: number, title: string, more: Partial<ExpressOption> = {}): ExpressOption => ({
  id,
  doctype: 'EDM',
  title: { en: title, ar: title },
  fee: 1500,
  feeText: { en: 'AED 15.00', ar: '15.00' },
  condition: { en: 'Today between 10:00 - 11:00', ar: '' },
  isForPlatinum: false,
  platinumText: { en: 'For platinum members', ar: '' },
  canChoose: true,
  startsAt: '2026-11-24T06:00:00.000Z',
  endsAt: '2026-11-24T07:00:00.000Z',
  ...more,
});
const OPTIONS = [option(1, 'Express'), option(2, 'Priority', { isForPlatinum: true, canChoose: false })];

test('what each kind costs and promises is said, and platinum’s can be chosen by platinum alone', () => {
  showWidget(<ExpressPanel options={OPTIONS} chosen={null} onChoose={() => undefined} />);
  expect(screen.getAllByText(/Today between 10:00 - 11:00/)).toHaveLength(2);
  expect(screen.getAllByText('AED 15.00')).toHaveLength(2);
  expect(screen.getByText(/For platinum members/)).toBeTruthy();
  expect(screen.getByRole('radio', { name: /Priority/ }).hasAttribute('disabled')).toBe(true);
});

test('nothing is chosen before the button says what it chooses and is tapped', async () => {
  const onChoose = vi.fn();
  const { user } = showWidget(<ExpressPanel options={OPTIONS} chosen={null} onChoose={onChoose} />);
  await user.click(screen.getByRole('radio', { name: /^Express/ }));
  expect(onChoose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: /Choose this.*AED 15\.00/ }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(1);
});

test('express is left again for a date and time', async () => {
  const onChoose = vi.fn();
  const { user } = showWidget(<ExpressPanel options={OPTIONS} chosen={1} onChoose={onChoose} />);
  await user.click(screen.getByRole('radio', { name: 'At a time I choose' }));
  await user.click(screen.getByRole('button', { name: 'Choose a date and time' }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(null);
});
