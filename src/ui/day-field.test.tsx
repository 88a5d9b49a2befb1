import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';

import type { Locale } from '#contract/urls.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { DayField } from './day-field.tsx';

const onChange = vi.fn();

function Field({ error }: { error?: string }) {
  const [day, setDay] = useState<string | null>('2026-11-24');
  const change = (to: string | null): void => {
    setDay(to);
    onChange(to);
  };
  const bounds = { first: '2026-11-22', last: '2027-11-22' };
  return <DayField label="Delivery date" hint="At nine" error={error} value={day} onChange={change} {...bounds} />;
}
const show = (locale: Locale = 'en', error?: string) =>
  showWidget(<Field {...(error !== undefined && { error })} />, locale);
const parts = () => screen.getAllByRole('spinbutton').map((one) => one.textContent);
const written = () => document.querySelector('[role="group"]')?.textContent?.replace(/[^\d/]/g, '');

test.each<[Locale]>([['en'], ['ar']])('%s: day, month and year in this order, with Latin digits', (locale) => {
  show(locale);
  expect(parts()).toEqual(['24', '11', '2026']);
  expect(written()).toContain('24/11/2026');
});

test('typed part by part, and told as an ISO day', async () => {
  const { user } = show();
  await user.tab();
  await user.keyboard('05122026');
  expect(onChange).toHaveBeenLastCalledWith('2026-12-05');
  expect(parts()).toEqual(['05', '12', '2026']);
});

test('arrow keys change the part that has the focus', async () => {
  const { user } = show();
  await user.tab();
  await user.keyboard('{ArrowUp}');
  expect(onChange).toHaveBeenLastCalledWith('2026-11-25');
});

test('the calendar is opened, days before the first cannot be chosen, another is chosen', async () => {
  const { user } = show();
  const opener = screen.getByRole('button');
  await user.click(opener);
  expect(opener.getAttribute('aria-expanded')).toBe('true');
  const calendar = within(screen.getByRole('dialog'));
  expect(calendar.getByText('21').getAttribute('aria-disabled')).toBe('true');
  expect(calendar.getByText('22').getAttribute('aria-disabled')).toBeNull();
  await user.click(calendar.getByText('23'));
  expect(onChange).toHaveBeenLastCalledWith('2026-11-23');
  expect(opener.getAttribute('aria-expanded')).toBe('false');
});

test('what is wrong is said in place of the hint, and each part says that it is wrong', () => {
  show('en', 'Not this day');
  expect(screen.getByText('Not this day')).toBeTruthy();
  expect(screen.queryByText('At nine')).toBeNull();
  for (const one of screen.getAllByRole('spinbutton')) expect(one.getAttribute('aria-invalid')).toBe('true');
});
