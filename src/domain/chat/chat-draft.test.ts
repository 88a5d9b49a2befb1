import { afterEach, expect, test, vi } from 'vitest';

import { memoryStorage } from '#tests/support/memory-storage.ts';

import { chatDraft, keepChatDraft } from './chat-draft.ts';

afterEach(() => vi.unstubAllGlobals());

test('words that were not sent are there again, for who typed them alone, until they are sent', () => {
  vi.stubGlobal('sessionStorage', memoryStorage());
  keepChatDraft(1, 'The eggs were bro');
  expect(chatDraft(1)).toBe('The eggs were bro');
  expect(chatDraft(2)).toBe('');
  keepChatDraft(1, '');
  expect(chatDraft(1)).toBe('');
  expect(sessionStorage).toHaveLength(0);
});

test('a browser that keeps nothing is no error', () => {
  vi.stubGlobal('sessionStorage', undefined);
  keepChatDraft(1, 'The eggs');
  expect(chatDraft(1)).toBe('');
});
