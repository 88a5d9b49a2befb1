import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';

import { showWidget } from '#tests/support/show-widget.tsx';

import { CheckField } from './check-field.tsx';

function Invoice() {
  const [isChecked, setIsChecked] = useState(false);
  return (
    <CheckField name="printsInvoice" isChecked={isChecked} onChange={setIsChecked}>
      Print the invoice
    </CheckField>
  );
}

test('a checkbox with its words for a name, changed by its words and by the space bar', async () => {
  const { user } = showWidget(<Invoice />);
  const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Print the invoice' });
  expect(box().name).toBe('printsInvoice');
  await user.click(screen.getByText('Print the invoice'));
  expect(box().checked).toBe(true);
  await user.keyboard(' ');
  expect(box().checked).toBe(false);
});
