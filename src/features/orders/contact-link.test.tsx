import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { chatDraft, keepChatDraft } from '#src/domain/chat/chat-draft.ts';
import { openPanel } from '#src/state/panels.ts';
import { rememberUser } from '#src/state/session.ts';
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

test('what was typed about the order is in the chat, unless something waits there already', async () => {
  rememberUser({ id: 7, firstName: 'Sara', lastName: '', email: 'sara@example.ae', customerCode: 'C7' });
  const { user } = showWidget(<ContactLink docno={1001} hasCome words="The eggs were broken" />);
  await user.click(screen.getByRole('button', { name: 'Something wrong?' }));
  expect(chatDraft(7)).toBe('The eggs were broken');
  keepChatDraft(7, 'Hello');
  await user.click(screen.getByRole('button', { name: 'Something wrong?' }));
  expect(chatDraft(7)).toBe('Hello');
});
