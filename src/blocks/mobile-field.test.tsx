import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';

import { showWidget } from '#tests/support/show-widget.tsx';

import { MobileField } from './mobile-field.tsx';

function Form() {
  const [phone, setPhone] = useState('');
  return (
    <>
      <MobileField label="Mobile" value={phone} onChange={setPhone} />
      <output>{phone}</output>
    </>
  );
}
const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Mobile' });

test.each(['+971501234567', '00971 50 123 4567', '0501234567', '501234567', '٠٥٠ ١٢٣ ٤٥٦٧'])(
  '"%s", typed or pasted, is the same number beside +971 once it is left',
  async (written) => {
    const { user } = showWidget(<Form />);
    await user.click(box());
    await user.paste(written);
    expect(box().value).toBe(written);
    await user.tab();
    expect([box().value, screen.getByRole('status').textContent]).toEqual(['50 123 4567', '50 123 4567']);
  },
);

test.each(['', '12', '+14155550100', 'fifty'])(
  '"%s" is no such number, and stays as it was written',
  async (written) => {
    const { user } = showWidget(<Form />);
    await user.click(box());
    if (written !== '') await user.paste(written);
    await user.tab();
    expect(box().value).toBe(written);
  },
);

test('the prefix stands before the number in Arabic too, and a hint of what is typed within', () => {
  showWidget(<MobileField label="Mobile" value="" />, 'ar');
  expect(screen.getByText('+971').closest<HTMLElement>('[dir]')?.dir).toBe('ltr');
  expect([box().dir, box().placeholder]).toEqual(['ltr', '5XXXXXXXX']);
});
