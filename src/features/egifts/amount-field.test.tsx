import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';

import { choosePreset, newEgift, typeAmount } from '#src/domain/egifts/typed-egift.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { AmountField } from './amount-field.tsx';

function Form() {
  const [typed, setTyped] = useState(() => newEgift(2500, 'Sara', '2026-11-27'));
  return (
    <AmountField
      typed={typed}
      error={undefined}
      onPreset={(fils) => setTyped(choosePreset(typed, fils))}
      onAmount={(written) => setTyped(typeAmount(typed, written))}
    />
  );
}

test('another amount has its field once it is asked for, with the focus in it; a preset takes it away again', async () => {
  const { user } = showWidget(<Form />);
  const box = () => screen.queryByLabelText<HTMLInputElement>('Another amount');
  expect(box()).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Other' }));
  expect(document.activeElement).toBe(box());
  await user.keyboard('120');
  expect(box()?.value).toBe('120');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Other' }).checked).toBe(true);
  await user.click(screen.getByRole('radio', { name: /50/ }));
  expect(box()).toBeNull();
});
