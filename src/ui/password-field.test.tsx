import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';

import { showWidget } from '#tests/support/show-widget.tsx';

import { PasswordField } from './password-field.tsx';

function Password() {
  const [value, setValue] = useState('');
  return <PasswordField label="Password" autoComplete="current-password" value={value} onChange={setValue} />;
}

const box = () => screen.getByLabelText<HTMLInputElement>('Password');

test('a password is hidden until its button is pressed, by the keyboard too, and the button says which it is', async () => {
  const { user } = showWidget(<Password />);
  expect(box().type).toBe('password');
  await user.type(box(), 'Dates-1');
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show password', pressed: false }));
  await user.keyboard('{Enter}');
  expect(box().type).toBe('text');
  expect(box().value).toBe('Dates-1');
  await user.click(screen.getByRole('button', { name: 'Hide password', pressed: true }));
  expect(box().type).toBe('password');
});

test('it is written from left to right in Arabic too, and can be pasted', async () => {
  const { user } = showWidget(<Password />, 'ar');
  expect(box().dir).toBe('ltr');
  await user.click(box());
  await user.paste('From-a-keeper-1');
  expect(box().value).toBe('From-a-keeper-1');
});
