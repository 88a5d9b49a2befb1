import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { SUPPORT_ADDRESS } from '#src/blocks/support-address.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { ContactLink } from './contact-link.tsx';

test('the address stays in sight once it was asked for, and a mail to it names the order', async () => {
  const { user } = showWidget(<ContactLink docno={1001} />);
  const ask = screen.getByRole('button', { name: 'Contact us' });
  expect(screen.queryByRole('link')).toBeNull();
  await user.click(ask);
  const link = screen.getByRole('link', { name: SUPPORT_ADDRESS });
  expect(link.getAttribute('href')).toBe(`mailto:${SUPPORT_ADDRESS}?subject=Order%20RSO-1001`);
  expect(ask.getAttribute('aria-expanded')).toBe('true');
});
