import { QueryClientProvider } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { egiftMessages } from '#contract/messages/egifts.ts';
import { createQueryClient } from '#src/net/read-query.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { RedeemBox } from './redeem-box.tsx';

const CODE = '0123-4567-89AB-CDEF';
const REFUSED = {
  ok: false,
  error: { kind: 'refused', code: 'wrong_code', message: egiftMessages.wrongCode[0], field: 'egiftCode' },
};

beforeEach(() => history.replaceState(null, '', '/en/account/mywallet'));

function show(answer: object = { ok: true, value: { value: { fils: 12_000, senderName: 'Sara' }, asOf: '' } }) {
  const send = vi.fn(async () => answer as never);
  const client = createQueryClient({ send });
  const shown = showWidget(
    <QueryClientProvider client={client}>
      <RedeemBox />
    </QueryClientProvider>,
  );
  return { ...shown, asked: () => send.mock.calls.map((call) => (call as unknown[])[1]) };
}
const field = () => screen.getByRole<HTMLInputElement>('textbox');

test('the link of a mail fills its code in, and the address keeps none of it', async () => {
  history.replaceState(null, '', `#egift=${CODE}`);
  const { user, asked } = show();
  expect([field().value, location.hash]).toEqual([CODE, '']);
  await user.click(screen.getByRole('button'));
  expect(asked()).toContainEqual({ code: CODE });
  expect(screen.getByRole('status').textContent).toMatch(/120\.00.*is now in your wallet/);
  expect(field().value).toBe('');
});

test('so does the link of another mail that is opened while the page stands there', async () => {
  const { user } = show(REFUSED);
  await user.type(field(), 'wrong');
  await user.click(screen.getByRole('button'));
  expect(field().getAttribute('aria-invalid')).toBe('true');
  act(() => {
    history.replaceState(null, '', `#egift=${CODE}`);
    dispatchEvent(new HashChangeEvent('hashchange'));
  });
  expect([field().value, field().getAttribute('aria-invalid'), location.hash]).toEqual([CODE, null, '']);
});

test('nothing that is typed is not sent, and what the shop says of a code stands at it', async () => {
  const { user, asked } = show(REFUSED);
  await user.click(screen.getByRole('button'));
  expect(screen.getByText(egiftMessages.codeMissing[0])).toBeTruthy();
  expect(asked()).toEqual([]);
  await user.type(field(), CODE);
  expect(screen.queryByText(egiftMessages.codeMissing[0])).toBeNull();
  await user.click(screen.getByRole('button'));
  expect(screen.getByText(egiftMessages.wrongCode[0])).toBeTruthy();
  expect(document.activeElement).toBe(field());
  expect(field().value).toBe(CODE);
});
