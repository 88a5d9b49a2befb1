import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { showWidget } from '#tests/support/show-widget.tsx';

import { TextField } from './text-field.tsx';

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Mobile' });
const described = () => document.getElementById(box().getAttribute('aria-describedby') ?? '')?.textContent;

test('the label names the box, and the hint describes it', () => {
  showWidget(<TextField label="Mobile" hint="With its code" value="50" prefix="+971" />);
  expect(box().value).toBe('50');
  expect(described()).toBe('With its code');
  expect(box().hasAttribute('aria-invalid')).toBe(false);
  expect(screen.getByText('+971').closest('[aria-hidden="true"]')).toBeTruthy();
});

test('an error takes the place of the hint, and the box says that it is wrong', () => {
  showWidget(<TextField label="Mobile" hint="With its code" error="Too short" value="" />);
  expect(described()).toBe('Too short');
  expect(box().getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText('With its code')).toBeNull();
});

test('what is typed is told', async () => {
  const onChange = vi.fn();
  const { user } = showWidget(<TextField label="Mobile" value="" onChange={onChange} />);
  await user.tab();
  await user.keyboard('5');
  expect(onChange.mock.calls).toEqual([['5']]);
});

test('a number keeps its direction in Arabic, and so does what stands before it', () => {
  showWidget(<TextField label="Mobile" dir="ltr" value="" prefix="+971" />, 'ar');
  expect(box().dir).toBe('ltr');
  expect(screen.getByText('+971').closest<HTMLElement>('[dir]')?.dir).toBe('ltr');
});
