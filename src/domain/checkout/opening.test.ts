import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';

import { readCheckoutSession, readExtras } from '#contract/checkout.ts';
import { createQueryClient } from '#src/net/read-query.ts';
import { attachShop, type Shop, type WaitingEdit } from '#src/offline/shop/shop-door.ts';
import { stubBrowser } from '#tests/support/stub-browser.ts';

import { checkoutOpening } from './opening.ts';
import { extras } from './queries.ts';

const EDIT: WaitingEdit = { id: '1', name: 'cart.set', args: {}, at: '2026-11-22T10:00:00Z' };
const OPEN = { isOpen: true, supportEmail: '', open: null };

beforeEach(() => stubBrowser());

/** `waiting`: before and after an exchange. What happened is written down in its order. */
function openWith({ waiting, answers = [OPEN] }: { waiting: WaitingEdit[][]; answers?: object[] }) {
  const happened: string[] = [];
  const turn = (name: string) => async () => {
    await new Promise((done) => setTimeout(done));
    happened.push(name);
    waiting.shift();
  };
  attachShop({
    userId: 7,
    view: () => ({ waiting: waiting[0] }),
    listen: () => () => undefined,
    syncNow: turn('sent'),
    syncOnce: turn('heard'),
  } as unknown as Shop);
  const send = vi.fn(async ({ name }: { name: string }) => {
    happened.push(name);
    const value = name === readCheckoutSession.name ? answers.shift() : {};
    return { ok: true, value: { value, asOf: '' } } as never;
  });
  const client = createQueryClient({ send });
  return { client, happened, open: () => client.fetchQuery(checkoutOpening()) };
}

test('where nothing waits, the shop is asked beside the exchange, once', async () => {
  const { happened, open } = openWith({ waiting: [[], []] });
  expect(await open()).toEqual({ kind: 'ready' });
  expect(happened).toEqual([readCheckoutSession.name, 'heard']);
});

test('where an edit of the cart waited, what the shop said before it is asked for again', async () => {
  const closed = { ...OPEN, isOpen: false };
  const { client, happened, open } = openWith({ waiting: [[EDIT], []], answers: [closed, OPEN] });
  const stop = new QueryObserver(client, extras()).subscribe(() => undefined);
  expect(await open()).toEqual({ kind: 'ready' });
  const asked = [readExtras.name, readCheckoutSession.name];
  expect(happened).toEqual([...asked, 'sent', ...asked]);
  stop();
});

test('an edit of the cart that cannot be sent keeps checkout closed; one of a list does not', async () => {
  expect(await openWith({ waiting: [[EDIT], [EDIT]] }).open()).toEqual({ kind: 'waiting' });
  const ofList = { ...EDIT, name: 'list.add' };
  expect(await openWith({ waiting: [[ofList], [ofList]] }).open()).toEqual({ kind: 'ready' });
});
