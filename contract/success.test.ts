import { expect, test } from 'vitest';

import { attempt } from './call.ts';
import { calls } from './calls.ts';
import { isStatusOneOrTwo } from './status-one-or-two.ts';
import { isMessageSuccess, isStatusOne, isStatusOneSuccess, isTrue } from './success.ts';

const told = { status: 1, message: 'Your order is cancelled', data: {} };

test.each([
  [
    'status 1',
    isStatusOne,
    [{ status: 1 }, told],
    [{ status: 0 }, { status: 2 }, { status: '1' }, true, null, 'x', []],
  ],
  ['status 1 and Success', isStatusOneSuccess, [{ status: 1, message: 'Success' }], [told, { message: 'Success' }]],
  ['Success', isMessageSuccess, [{ message: 'Success' }], [told, { status: 0, message: 'Success' }]],
  ['status 1 or 2', isStatusOneOrTwo, [{ status: 1 }, { status: 2 }], [{ status: 0 }, { status: 3 }, true]],
  [
    'true',
    isTrue,
    [true, { status: 1, data: true }],
    [{ status: 1 }, { status: 1, data: false }, false, { data: true }],
  ],
] as const)('%s', (_what, rule, good, bad) => {
  expect(good.map((body) => rule(body))).toEqual(good.map(() => true));
  expect(bad.map((body) => rule(body))).toEqual(bad.map(() => false));
});

test('the calls that the specification gives a rule of their own have it', () => {
  const ruleOf = (path: string) => calls.find((call) => call.path.toLowerCase() === path.toLowerCase())?.succeedsWhen;
  expect(ruleOf('/MyCart/DelCartItem')).toBe(isStatusOneSuccess);
  expect(ruleOf('/MyCart/UpdateGdm')).toBe(isStatusOneSuccess);
  expect(ruleOf('/MyList/CreateList')).toBe(isMessageSuccess);
  expect(ruleOf('/MyList/AddItem')).toBe(isTrue);
  expect(ruleOf('/accountinfo/updatemyprofile')).toBe(isMessageSuccess);
});

test.each(calls.map((call) => [call.name, call] as const))('%s: a refusal is no success', (_name, call) => {
  expect(attempt(() => (call.succeedsWhen ?? isStatusOne)({ status: 0, message: 'no', code: 'x' }))).toEqual({
    ok: true,
    value: false,
  });
});
