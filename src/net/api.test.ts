import { expect, test } from 'vitest';

import { readPoints, updateMyProfile, type ProfileChange } from '#contract/account.ts';
import { succeed } from '#contract/call.ts';
import { addListItem } from '#contract/lists.ts';
import { toggleNotify } from '#contract/notify.ts';
import { logOut } from '#contract/session.ts';

import { createApi, type Whose } from './api.ts';

const CHANGE: ProfileChange = {
  docType: null,
  id: null,
  email: null,
  mobile: null,
  firstName: 'Aisha',
  lastName: '',
  alternateEmail: '',
  alternateMobile: '',
  discountCoupon: '',
  packing: 'bags',
  printsInvoice: false,
  alternative: 'call',
  wantsOffers: false,
};
const AISHA = 7;
const OMAR = 8;
const DONE = { ok: true, value: { value: {} } };

/** A shop where `cookie` is signed in, on a screen that shows `shown`; `signIn` is what happens at the login panel. */
function shop({ cookie = null as number | null, shown = null as number | null, signIn = () => undefined as unknown }) {
  const asked: (string | null)[] = [];
  const state = { cookie, shown };
  const whose: Whose = {
    shopper: () => state.shown,
    signInAgain: (asker) => {
      signIn();
      return Promise.resolve(state.shown !== null && (asker === null || asker === state.shown));
    },
  };
  const api = createApi((_path, { headers }) => {
    const named = new Headers(headers).get('x-zad-user');
    asked.push(named);
    const isRefused = state.cookie === null || (named !== null && named !== String(state.cookie));
    const refusal = { status: 0, message: 'Please log in to continue.', code: 'signed_out' };
    return Promise.resolve(
      isRefused ? Response.json(refusal, { status: 401 }) : Response.json(succeed(updateMyProfile, {})),
    );
  }, whose);
  const becomes = (user: number | null): void => {
    state.cookie = user;
    state.shown = user;
  };
  return { api, asked, state, becomes };
}

test('a private call names the shopper on the screen, one that is everyone’s names nobody', async () => {
  const { api, asked } = shop({ cookie: AISHA, shown: AISHA });
  await api.send(updateMyProfile, CHANGE);
  await api.send(logOut, { everywhere: false });
  expect(asked).toEqual(['7', null]);
});

test('after the same shopper signed in again the call is done', async () => {
  const { api, asked, becomes } = shop({ shown: AISHA, signIn: () => becomes(AISHA) });
  expect(await api.send(updateMyProfile, CHANGE)).toMatchObject(DONE);
  expect(asked).toEqual(['7', '7']);
});

test('after another shopper signed in it is dropped, not done for them', async () => {
  const { api, asked, becomes } = shop({ shown: AISHA, signIn: () => becomes(OMAR) });
  expect(await api.send(updateMyProfile, CHANGE)).toEqual({ ok: false, error: { kind: 'other-user' } });
  expect(asked).toEqual(['7']);
});

test('a guest’s call is done for whoever signs in', async () => {
  const { api, asked, becomes } = shop({ signIn: () => becomes(OMAR) });
  expect(await api.send(updateMyProfile, CHANGE)).toMatchObject(DONE);
  expect(asked).toEqual([null, '8']);
});

test('a tab that still shows the first shopper does nothing in the account of the second (B2)', async () => {
  const { api, asked } = shop({ cookie: OMAR, shown: AISHA });
  expect(await api.send(updateMyProfile, CHANGE)).toMatchObject({ ok: false });
  expect(asked.every((named) => named === '7')).toBe(true);
});

test('an answer is dropped where the screen has become another’s meanwhile', async () => {
  let shown = AISHA;
  const api = createApi(
    () => {
      shown = OMAR;
      return Promise.resolve(Response.json(succeed(updateMyProfile, {})));
    },
    { shopper: () => shown, signInAgain: () => Promise.resolve(true) },
  );
  expect(await api.send(updateMyProfile, CHANGE)).toEqual({ ok: false, error: { kind: 'other-user' } });
});

test('a 401 that is not the store’s is no word about the session', async () => {
  let asks = 0;
  const api = createApi(() => Promise.resolve(new Response('<h1>Hotel</h1>', { status: 401 })), {
    shopper: () => AISHA,
    signInAgain: () => Promise.resolve(++asks > 0),
  });
  expect(await api.send(readPoints, {})).toEqual({ ok: false, error: { kind: 'offline' } });
  expect(asks).toBe(0);
});

test.each([
  [502, '<h1>Bad gateway</h1>'],
  [503, ''],
  [200, '<h1>Hotel</h1>'],
])('what is not the store’s (%i) is as if there were no signal (3.5)', async (status, body) => {
  const api = createApi(() => Promise.resolve(new Response(body, { status })));
  expect(await api.send(logOut, { everywhere: false })).toEqual({ ok: false, error: { kind: 'offline' } });
});

test('the store’s own failure is said as such', async () => {
  const api = createApi(() => Promise.resolve(Response.json({ status: 0, message: 'x' }, { status: 500 })));
  expect(await api.send(logOut, { everywhere: false })).toEqual({ ok: false, error: { kind: 'server', status: 500 } });
});

const answering = (body: unknown) => createApi(() => Promise.resolve(Response.json(body)));

test('an answer is read by the rule of its call, and brings the server’s sentence (C1)', async () => {
  const told = { status: 1, message: 'You have removed the notification alert', data: { notifyMe: false } };
  expect(await answering(told).send(toggleNotify, { stockCode: 'M1' })).toMatchObject({
    ok: true,
    value: { value: { isOn: false }, message: 'You have removed the notification alert' },
  });
  // updatemyprofile is done when the message equals "Success", and another message says why it is not.
  expect(await answering({ status: 1, message: 'Try later', data: {} }).send(updateMyProfile, CHANGE)).toMatchObject({
    ok: false,
    error: { kind: 'refused', message: 'Try later' },
  });
  expect(await answering(true).send(addListItem, { listId: 'L', stockCode: 'M1' })).toMatchObject({
    ok: true,
    value: { value: true },
  });
});
