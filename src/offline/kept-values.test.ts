import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { forgetUser, rememberUser } from '#src/state/session.ts';
import { stubBrowser } from '#tests/support/stub-browser.ts';

import { eraseDevice, eraseLeftovers, letGoOfDevice } from './erase-device.ts';
import { keepValues, keptValue, keptValuesOf } from './kept-values.ts';

const user = (id: number) => ({ id, firstName: 'Mariam', lastName: '', email: 'm@zad.example', customerCode: '' });
const names = async (): Promise<unknown[]> => (await indexedDB.databases()).map(({ name }) => name);
const erasedElsewhere = (name: string): Promise<unknown> =>
  new Promise((done) => indexedDB.deleteDatabase(name).addEventListener('success', done));

beforeEach(() => {
  stubBrowser();
  rememberUser(user(7));
});

afterEach(async () => {
  vi.restoreAllMocks();
  await eraseDevice();
});

test('a value is kept, replaced and taken away, and each write asks for the disk', async () => {
  await keepValues({ one: { at: 1 }, other: { at: 2 } });
  const written = vi.spyOn(IDBDatabase.prototype, 'transaction');
  await keepValues({ one: { at: 3 } });
  expect(written.mock.calls).toEqual([['values', 'readwrite', { durability: 'strict' }]]);
  expect(await keptValue('one')).toEqual({ at: 3 });
  await keepValues({ one: undefined });
  expect([await keptValue('one'), await keptValue('other')]).toEqual([undefined, { at: 2 }]);
});

test('values whose names begin alike are read together, in the order of their names', async () => {
  await keepValues({ 'm.b': { at: 2 }, 'm.a': { at: 1 }, m: { at: 0 }, n: { at: 3 } });
  expect(await keptValuesOf('m.')).toEqual([{ at: 1 }, { at: 2 }]);
  expect(await keptValuesOf('o.')).toEqual([]);
});

test('once the database is open a write is on its way before the call is over', async () => {
  await keptValue('one');
  const written = vi.spyOn(IDBDatabase.prototype, 'transaction');
  const writing = keepValues({ one: { at: 1 } });
  expect(written).toHaveBeenCalledOnce();
  await writing;
});

test('a connection that was lost is opened again', async () => {
  await keepValues({ one: { at: 1 } });
  const lost = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
    throw new DOMException('', 'InvalidStateError');
  });
  await keepValues({ one: { at: 2 } });
  expect(lost).toHaveBeenCalledTimes(2);
  expect(await keptValue('one')).toEqual({ at: 2 });
});

test('what another page has erased is not made anew by this one', async () => {
  await keepValues({ one: { at: 1 } });
  await erasedElsewhere('zad-user-7-values');
  await keepValues({ one: { at: 2 } });
  expect(await names()).not.toContain('zad-user-7-values');
  // It hears of the sign-out, and the same shopper comes back.
  letGoOfDevice();
  await keepValues({ one: { at: 3 } });
  expect(await keptValue('one')).toEqual({ at: 3 });
});

test('a sign-out while it is opened leaves nothing', async () => {
  const keeping = keepValues({ one: { at: 1 } });
  forgetUser(null);
  await eraseDevice();
  await keeping;
  await vi.waitFor(async () => expect(await names()).not.toContain('zad-user-7-values'));
  expect(await keptValue('one')).toBeUndefined();
});

test('a start leaves what is of the shopper who is here, and erases what is of another one', async () => {
  await keepValues({ one: { at: 1 } });
  rememberUser(user(8));
  await keepValues({ one: { at: 8 } });
  await eraseLeftovers((userId) => userId === 8);
  expect(await names()).toEqual(['zad-user-8-values']);
  expect(await keptValue('one')).toEqual({ at: 8 });
});

test('a device whose database does not open is not waited for', async () => {
  vi.useFakeTimers();
  vi.spyOn(indexedDB, 'open').mockReturnValueOnce(new EventTarget() as never);
  const read = keptValue('one');
  await vi.advanceTimersByTimeAsync(2000);
  expect(await read).toBeUndefined();
  vi.useRealTimers();
});

test('nobody’s values are kept, and none are there for nobody', async () => {
  await keepValues({ one: { at: 1 } });
  forgetUser(null);
  await keepValues({ one: { at: 2 } });
  expect(await keptValue('one')).toBeUndefined();
  expect(await names()).toEqual(['zad-user-7-values']);
  rememberUser(user(7));
  expect(await keptValue('one')).toEqual({ at: 1 });
});

test('a device that cannot open its database keeps nothing, and the screen goes on', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    const failed = Object.assign(new EventTarget(), { error: new DOMException('torn', 'UnknownError') });
    setTimeout(() => failed.dispatchEvent(new Event('error')));
    return failed as never;
  });
  await keepValues({ one: { at: 1 } });
  expect(await keptValue('one')).toBeUndefined();
});
