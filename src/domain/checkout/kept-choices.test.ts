import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { eraseDevice } from '#src/offline/erase-device.ts';
import { keepValues } from '#src/offline/kept-values.ts';
import { eraseKept } from '#src/state/erase-kept.ts';
import { rememberUser } from '#src/state/session.ts';
import { stubBrowser } from '#tests/support/stub-browser.ts';

import { firstChoices, NEW_CARD, SAVED_CARD } from './choices.ts';
import { keepChoices, keepHabits, keptChoices, keptHabits } from './kept-choices.ts';

const user = (id: number) => ({ id, firstName: 'Mariam', lastName: '', email: 'm@zad.example', customerCode: '' });
const choices = {
  ...firstChoices(undefined),
  addressId: 3,
  hours: '18:00 - 20:00',
  special: 'Ring twice',
  donations: { 1: 500 },
  agrees: true,
  method: NEW_CARD,
};
const NOTHING = { choices: undefined, habits: undefined };

beforeEach(() => {
  stubBrowser();
  rememberUser(user(7));
});

afterEach(() => eraseDevice());

test('what was chosen is there again, for this shopper alone, and gone when they leave the device', async () => {
  await keepChoices(choices);
  expect(await keptChoices()).toEqual({ choices, habits: undefined });
  rememberUser(user(8));
  expect(await keptChoices()).toEqual(NOTHING);
  rememberUser(user(7));
  expect(await keptChoices()).toEqual({ choices, habits: undefined });
  await eraseDevice();
  expect(await keptChoices()).toEqual(NOTHING);
});

test('a paid order leaves the card to the next one, and nothing else: place and time are those of the header', async () => {
  await keepChoices({ ...choices, savesCard: true });
  await keepHabits();
  const habits = { method: SAVED_CARD, agrees: true };
  expect(await keptChoices()).toEqual({ choices: undefined, habits });
  expect(firstChoices(undefined, await keptHabits())).toMatchObject({
    addressId: null,
    hours: '',
    special: '',
    donations: {},
  });
});

test('the address and the hours that a version before this one kept are passed over', async () => {
  await keepValues({ 'checkout.habits': { addressId: 3, hours: '18:00 - 20:00', method: SAVED_CARD, agrees: true } });
  expect(await keptHabits()).toEqual({ method: SAVED_CARD, agrees: true });
});

test('an order that was paid as it was begun keeps the habits of the one before', async () => {
  await keepChoices(choices);
  await keepHabits();
  await keepHabits();
  expect(await keptHabits()).toMatchObject({ method: NEW_CARD });
});

test('what one shopper chose does not become the habits of the next one, who signs in just then', async () => {
  await keepChoices(choices);
  const keeping = keepHabits();
  rememberUser(user(8));
  await keeping;
  expect(await keptChoices()).toEqual(NOTHING);
});

test('what another version of the shop kept in another shape is passed over', async () => {
  await keepValues({ 'checkout.choices': { ...choices, points: '5' } });
  expect(await keptChoices()).toEqual(NOTHING);
});

test('what the version before kept in localStorage is not left there, nor at sign-out', async () => {
  localStorage.setItem('zad.checkout.7.choices', JSON.stringify(choices));
  expect(await keptChoices()).toEqual(NOTHING);
  expect(Object.keys(localStorage)).not.toContain('zad.checkout.7.choices');
  localStorage.setItem('zad.checkout.7.habits', '{}');
  eraseKept();
  expect(Object.keys(localStorage)).not.toContain('zad.checkout.7.habits');
});
