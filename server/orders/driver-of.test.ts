import { expect, test } from 'vitest';

import { readShopSettings } from '#server/shop-settings.ts';

import { driverOf, driverPhoneOf } from './driver-of.ts';

const shopSettings = readShopSettings({});
const STATES = [-1, 1, 2, 3, 4, 5, 6];

test('a driver has a name from when the order is on its way, and a number while it is being brought', () => {
  const said = STATES.map((state) => {
    const order = { state, driverId: 22 };
    return [state, driverOf(order, shopSettings).en, driverPhoneOf(order, shopSettings)];
  });
  expect(said).toEqual([
    [-1, '', ''],
    [1, '', ''],
    [2, '', ''],
    [3, '', ''],
    [4, 'Bilal', '+971500000022'],
    [5, 'Bilal', '+971500000022'],
    [6, 'Bilal', ''],
  ]);
});

test('one who is of the staff no more has neither, nor has an order that nobody brings', () => {
  for (const driverId of [99, null]) {
    expect([
      driverOf({ state: 4, driverId }, shopSettings).en,
      driverPhoneOf({ state: 4, driverId }, shopSettings),
    ]).toEqual(['', '']);
  }
});
