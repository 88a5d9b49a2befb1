import { beforeEach, expect, test } from 'vitest';

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

beforeEach(() => {
  stubBrowser();
  rememberUser(user(7));
});

test('what was chosen is there again, for this shopper alone, and gone when they leave the device', () => {
  keepChoices(choices);
  expect(keptChoices()).toEqual(choices);
  rememberUser(user(8));
  expect(keptChoices()).toBeUndefined();
  rememberUser(user(7));
  eraseKept();
  expect(keptChoices()).toBeUndefined();
});

test('a paid order leaves the address, the hours and the card to the next one, and nothing else', () => {
  keepChoices({ ...choices, savesCard: true });
  keepHabits();
  expect(keptChoices()).toBeUndefined();
  expect(keptHabits()).toEqual({ addressId: 3, hours: '18:00 - 20:00', method: SAVED_CARD, agrees: true });
  expect(firstChoices(undefined, keptHabits())).toMatchObject({ addressId: 3, special: '', donations: {} });
});

test('an order that was paid as it was begun keeps the habits of the one before', () => {
  keepChoices(choices);
  keepHabits();
  keepHabits();
  expect(keptHabits()).toMatchObject({ addressId: 3, method: NEW_CARD });
});

test('what another version of the shop kept in another shape is passed over', () => {
  keepChoices(choices);
  const [name] = Object.keys(localStorage).filter((one) => one.startsWith('zad.checkout.'));
  localStorage.setItem(name ?? '', JSON.stringify({ ...choices, points: '5' }));
  expect(keptChoices()).toBeUndefined();
  localStorage.setItem(name ?? '', '{');
  expect(keptChoices()).toBeUndefined();
});
