import { QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';

import { createQueryClient } from '#src/net/read-query.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { RegisterPanel } from './register-panel.tsx';

// What they ask the shop is not this panel's.
vi.mock(import('./social-buttons.tsx'), () => ({ SocialButtons: () => <></> }));
vi.mock(import('@tanstack/react-router'), async (original) => ({
  ...(await original()),
  Link: (({ children }: { children: ReactNode }) => <a href="/terms">{children}</a>) as never,
}));

function show(isSent: boolean) {
  const send = vi.fn(
    async () => (isSent ? { ok: true, value: {} } : { ok: false, error: { kind: 'offline' } }) as never,
  );
  return {
    send,
    ...showWidget(
      <QueryClientProvider client={createQueryClient({ send })}>
        <RegisterPanel reason="account" />
      </QueryClientProvider>,
    ),
  };
}
const codeField = (): HTMLElement | null => screen.queryByRole('textbox', { name: 'Verification code' });
const mobile = (): HTMLElement => screen.getByRole('textbox', { name: /Mobile number/ });

test('the field of the code comes with the code, which it says the number of, and has the focus', async () => {
  const { user } = show(true);
  expect(codeField()).toBeNull();
  await user.type(mobile(), '501234567');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  await vi.waitFor(() => expect(codeField()).toBe(document.activeElement));
  expect(screen.getByText('SMS Sent to: +971501234567')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send again' })).toBeTruthy();
});

test('a code that was not sent has no field', async () => {
  const { user, send } = show(false);
  await user.type(mobile(), '501234567');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  await vi.waitFor(() => expect(send).toHaveBeenCalled());
  expect(await screen.findByRole('button', { name: 'Send code' })).toBeTruthy();
  expect(codeField()).toBeNull();
});

test('the number comes first: until a code was sent nothing else is asked, and none of it is said to be wrong', async () => {
  const { user } = show(true);
  expect(screen.getAllByRole('textbox')).toEqual([mobile()]);
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  expect(screen.getByText('Phone Number Should be entered')).toBeTruthy();
  expect(mobile().getAttribute('aria-invalid')).toBe('true');
  await user.type(mobile(), '501234567{Enter}');
  await vi.waitFor(() => expect(codeField()).not.toBeNull());
  await user.click(screen.getByRole('button', { name: 'Create an account' }));
  for (const said of ['Password Should be entered', 'Name Should be entered', 'Verification Code Should be entered'])
    expect(screen.getByText(said)).toBeTruthy();
});

test('another number can be given: what was typed is there, and has the focus', async () => {
  const { user } = show(true);
  await user.type(mobile(), '501234567{Enter}');
  await vi.waitFor(() => expect(codeField()).not.toBeNull());
  await user.click(screen.getByRole('button', { name: 'Change number' }));
  expect(codeField()).toBeNull();
  expect(mobile()).toBe(document.activeElement);
  expect(mobile()).toHaveProperty('value', '501234567');
});

test('a number that the shop refuses with the account is asked for again, with what it said', async () => {
  const taken = { kind: 'refused', code: 0, message: 'Taken', field: 'cellphone' };
  const { user, send } = show(true);
  await user.type(mobile(), '501234567{Enter}');
  await vi.waitFor(() => expect(codeField()).not.toBeNull());
  await user.type(codeField()!, '123456');
  await user.type(screen.getByRole('textbox', { name: 'First name' }), 'Sara');
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'sara@example.ae');
  await user.type(screen.getByLabelText(/^Password/), 'camel camel');
  send.mockResolvedValueOnce({ ok: false, error: taken } as never);
  await user.click(screen.getByRole('button', { name: 'Create an account' }));
  await vi.waitFor(() => expect(mobile().getAttribute('aria-invalid')).toBe('true'));
  expect(codeField()).toBeNull();
});
