import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import type { Profile } from '#contract/account.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { OtherContact } from './other-contact.tsx';

const PROFILE = { alternateEmail: '', alternateMobile: '' } as Profile;

function show(profile: Profile, problem?: string): HTMLDetailsElement {
  const form = {
    values: profile,
    set: () => () => undefined,
    errorOf: (field: string) => (field === 'userAlternateEmail' ? problem : undefined),
  } as never;
  const { container } = showWidget(<OtherContact profile={profile} form={form} />);
  return container.querySelector('details') as HTMLDetailsElement;
}

test('folded, it says that there is none, or what they are', () => {
  expect([show(PROFILE).open, screen.getByText('None yet').textContent]).toEqual([false, 'None yet']);
  const both = { ...PROFILE, alternateEmail: 'work@example.ae', alternateMobile: '+971501234567' };
  expect(show(both).querySelector('summary')?.textContent).toContain('work@example.ae, +971 50 123 4567');
});

test('it opens by itself where what was typed is refused', () => {
  const fold = show(PROFILE, 'Invalid Email ID');
  expect(fold.open).toBe(true);
  expect(screen.getByRole('textbox', { name: 'Other email' }).getAttribute('aria-invalid')).toBe('true');
});
