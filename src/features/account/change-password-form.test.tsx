import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { createQueryClient } from '#src/net/read-query.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { ChangePasswordForm } from './change-password-form.tsx';

vi.mock('./use-go-home.ts', () => ({ useGoHome: () => vi.fn() }));

const box = (label: string) => screen.getByLabelText(label);

test('each mistake is said, the focus goes to the first one, and stays with who mends it', async () => {
  const { user } = showWidget(
    <QueryClientProvider client={createQueryClient({ send: vi.fn() })}>
      <ChangePasswordForm />
    </QueryClientProvider>,
  );
  await user.type(box('Old password'), 'camel 123');
  await user.type(box('New password'), 'abc');
  await user.type(box('Confirm new password'), 'abd');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  await waitFor(() => expect(document.activeElement).toBe(box('New password')));
  expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(2);
  await user.keyboard('d');
  // A focus that is moved comes with the next frame.
  await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
  expect(document.activeElement).toBe(box('New password'));
  expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(1);
});

test('how long a new password must be, then how good it is', async () => {
  const { user } = showWidget(
    <QueryClientProvider client={createQueryClient({ send: vi.fn() })}>
      <ChangePasswordForm />
    </QueryClientProvider>,
  );
  const said = () => document.getElementById(box('New password').getAttribute('aria-describedby') ?? '')?.textContent;
  expect(said()).toBe('At least 6 characters');
  await user.type(box('New password'), 'camels');
  expect(said()).toMatch(/^Weak/);
  await user.type(box('New password'), ' and 7 dates');
  expect(said()).toBe('Strong');
});
