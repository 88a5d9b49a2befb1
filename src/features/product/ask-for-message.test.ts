import { beforeEach, expect, test, vi } from 'vitest';

import type { ProductCard } from '#contract/catalogue-card.ts';

const said: string[] = [];
const opened: object[] = [];
let user: object | null = null;
let boxed: string[] = [];

vi.mock('#src/state/toasts.ts', () => ({ showToast: (sentence: string) => said.push(sentence) }));
vi.mock('#src/blocks/login-gate.ts', () => ({
  whenSignedIn: (_reason: string, goOn: () => void) => (user ? goOn() : said.push('asked to sign in')),
}));
vi.mock('#src/state/panels.ts', () => ({
  openPanel: (name: string, { cartType }: object & { cartType: string }) => opened.push({ name, cartType }),
}));
vi.mock('#src/state/session.ts', () => ({ sessionUser: () => user }));
vi.mock('#src/offline/shop/shop-door.ts', () => ({
  shopView: () => ({ get: (key: string) => (boxed.includes(key) ? {} : undefined) }),
}));

const { askForMessage } = await import('./ask-for-message.ts');
const card = { stockCode: 'A' } as ProductCard;
const SIGN_IN = 'Please sign-in to enter delivery message';

beforeEach(() => {
  said.length = 0;
  opened.length = 0;
  boxed = [];
});

test('a guest is told that a delivery message needs a sign-in', () => {
  user = null;
  askForMessage(card, SIGN_IN);
  expect([said, opened]).toEqual([[SIGN_IN, 'asked to sign in'], []]);
});

test('a signed-in shopper is not, and writes it where the thing lies', () => {
  user = { id: 1 };
  askForMessage(card, SIGN_IN);
  boxed = ['C:CGB|A'];
  askForMessage(card, SIGN_IN);
  expect(said).toEqual([]);
  expect(opened).toEqual([
    { name: 'gift_message', cartType: 'CRT' },
    { name: 'gift_message', cartType: 'CGB' },
  ]);
});
