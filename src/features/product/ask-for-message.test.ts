import { beforeEach, expect, test, vi } from 'vitest';

const said: string[] = [];
const asked: string[] = [];
let user: object | null = null;

vi.mock('#src/state/toasts.ts', () => ({ showToast: (sentence: string) => said.push(sentence) }));
vi.mock('#src/blocks/login-gate.ts', () => ({ askToSignIn: (reason: string) => asked.push(reason) }));
vi.mock('#src/state/session.ts', () => ({ sessionUser: () => user }));

const { askForMessage } = await import('./ask-for-message.ts');

beforeEach(() => {
  said.length = 0;
  asked.length = 0;
});

test('a guest is told that a delivery message needs a sign-in', () => {
  user = null;
  askForMessage('Please sign-in to enter delivery message');
  expect([said, asked]).toEqual([['Please sign-in to enter delivery message'], ['gift']]);
});

test('a signed-in shopper is not', () => {
  user = { id: 1 };
  askForMessage('Please sign-in to enter delivery message');
  expect([said, asked]).toEqual([[], ['gift']]);
});
