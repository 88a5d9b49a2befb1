import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { openPanel } from '#src/state/panels.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { ContactLink } from './contact-link.tsx';

vi.mock('#src/state/panels.ts', () => ({ openPanel: vi.fn() }));

test('the shop is asked in the live chat, which knows the order', async () => {
  const { user } = showWidget(<ContactLink docno={1001} />);
  await user.click(screen.getByRole('button', { name: 'Contact us' }));
  expect(openPanel).toHaveBeenCalledWith('live_chat', { about: 1001 });
});

test('once the order has come, what the shop is told is that something is wrong', () => {
  showWidget(<ContactLink docno={1001} hasCome />);
  expect(screen.getByRole('button', { name: 'Something wrong?' })).toBeTruthy();
});
