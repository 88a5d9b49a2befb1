import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';

import { firstChoices, type Choices } from '#src/domain/checkout/choices.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { ContactBlock } from './contact-block.tsx';

const PHONE = '+971501234567';
const changed = vi.fn();

function Block({ typed }: { typed: string }) {
  const [choices, setChoices] = useState({ ...firstChoices(undefined), contact: PHONE, typedContact: typed });
  return (
    <ContactBlock
      phone={choices.contact}
      typed={choices.typedContact}
      onChange={(change: Partial<Choices>) => {
        changed(change);
        setChoices({ ...choices, ...change });
      }}
      error={undefined}
    />
  );
}

function show(typed = '') {
  changed.mockReset();
  return showWidget(<Block typed={typed} />).user;
}
const field = () => screen.getByRole<HTMLInputElement>('textbox');
const press = (user: ReturnType<typeof show>, name: string) => user.click(screen.getByRole('button', { name }));

test('the number becomes a field with the keyboard in it, and Update a number again', async () => {
  const user = show();
  await press(user, 'Change the contact number');
  expect([document.activeElement, field().value]).toEqual([field(), '501234567']);
  await user.clear(field());
  await user.type(field(), '521112222');
  // What is typed is kept as it is typed.
  expect(changed).toHaveBeenLastCalledWith({ typedContact: '521112222' });
  await press(user, 'Update');
  expect(changed).toHaveBeenLastCalledWith({ contact: '+971521112222', typedContact: '' });
  expect(screen.getByText('+971 52 111 2222')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change the contact number' }));
});

test('what was typed before a reload stands in the field again, and the page does not jump there', () => {
  show('5211');
  expect(field().value).toBe('5211');
  expect(document.activeElement).toBe(document.body);
});

test('a number of another country is not taken', async () => {
  const user = show('12');
  await press(user, 'Update');
  expect(screen.getByText('Invalid Phone Number (Please Enter a UAE Number)')).toBeTruthy();
  expect(changed).not.toHaveBeenCalled();
});

test('an emptied field takes the number that was there before', async () => {
  const user = show('52');
  await user.clear(field());
  await press(user, 'Update');
  expect(screen.getByText('+971 50 123 4567')).toBeTruthy();
});

test('a number that is typed and not taken over is said not to be the one we call', async () => {
  const user = show('52');
  expect(field().getAttribute('aria-describedby')).not.toBeNull();
  expect(screen.getByText(/^Until you tap Update, we call/).textContent).toContain('+971 50 123 4567');
  await user.clear(field());
  expect(screen.queryByText(/^Until you tap Update/)).toBeNull();
  await user.type(field(), '501234567');
  expect(screen.queryByText(/^Until you tap Update/)).toBeNull();
});
