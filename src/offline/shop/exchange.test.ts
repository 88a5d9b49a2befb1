/** What a page makes of the server's answers: what it shows, what it says of the signal, and what it asks the shopper. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { synchronise, type SyncAnswer, type SyncInput } from '#contract/sync.ts';
import { isOffline, noteReachable } from '#src/state/connectivity.ts';
import { forgetUser, rememberUser, unsentChanges } from '#src/state/session.ts';
import { EPOCH_ONE, filledDevice, HEARD, listRow, newList } from '#tests/support/filled-device.ts';
import { stubBrowser } from '#tests/support/stub-browser.ts';

import type { DeviceStore } from './device-store.ts';
import { Exchange } from './exchange.ts';
import { readState, ShopState } from './shop-state.ts';
import { Turns } from './turns.ts';

type Given = Response | ((input: SyncInput) => Partial<SyncAnswer>);

/** What the server says, one after the other; the last of it from then on. */
let given: Given[] = [];

beforeEach(() => {
  stubBrowser();
  noteReachable();
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const input = synchronise.input.decode(JSON.parse(body), '', { strict: true, fromText: false });
    const now = given.length > 1 ? given.shift() : given[0];
    if (now === undefined) throw new TypeError('no network');
    if (now instanceof Response) return now.clone();
    const answer = { ...allDone(input), ...now(input) };
    return Response.json({ status: 1, message: 'Success', data: synchronise.answer.encode(answer) });
  });
});

afterEach(() => {
  given = [];
  forgetUser(null);
  vi.unstubAllGlobals();
});

const allDone = ({ cursor, edits }: SyncInput): SyncAnswer => ({
  epoch: EPOCH_ONE,
  verdict: null,
  from: cursor,
  to: cursor,
  more: false,
  rows: [],
  last: edits.at(-1)?.seq ?? 0,
  results: edits.map(({ seq }) => ({ seq, ok: true, code: null })),
});

/** A page that shows what its device has. */
async function pageOn(device: DeviceStore) {
  const state = new ShopState();
  const read = async (): Promise<void> => {
    const [known, base] = await device.read(async (tx) => [await readState(tx), await tx.base()] as const);
    state.take(known, (edits) => state.fold.load(base, edits));
  };
  await read();
  const parts = { readAgain: vi.fn(read), makeRoom: vi.fn(() => Promise.resolve()), onTaken: vi.fn() };
  const exchange = new Exchange({ userId: 7, store: device, state, turns: new Turns(), ...parts });
  return { state, exchange, ...parts };
}

const waiting = (...listIds: string[]) => listIds.map((listId, at) => ({ ...newList(listId), seq: at + 1 }));
const refusal = (status: number) => Response.json({ status: 0, message: 'no' }, { status });

describe('an answer', () => {
  test('is shown as it is taken: what is done, what is refused, and what still waits', async () => {
    const { state, exchange, readAgain, onTaken } = await pageOn(await filledDevice({ outbox: waiting('a', 'b') }));
    state.add(newList('c'));
    const results = [
      { seq: 1, ok: true, code: null },
      { seq: 2, ok: false, code: 'too_many' },
    ];
    given = [({ cursor }) => ({ to: cursor + 1, rows: [listRow('a', 4)], results, last: 2 })];
    expect(await exchange.run()).toEqual({ kind: 'done' });
    expect(state.below('L:').map(([key]) => key)).toEqual(['L:a', 'L:c']);
    expect(['L:a', 'L:b', 'L:c'].map((key) => state.standing(key))).toEqual(['saved', 'attention', 'on-device']);
    expect(state.issues.map(({ id }) => id)).toEqual(['id-of-b']);
    expect([readAgain.mock.calls.length, onTaken.mock.calls.length]).toEqual([0, 1]);
  });

  test.each([
    ['rows that another page took in', { ...HEARD, cursor: 5, shown: 5 }],
    ['a part that another page took in', { ...HEARD, cursor: 3, shown: 2 }],
    ['that another page has begun anew', { ...HEARD, clientId: '00000000-0000-4000-8000-0000000000c2' }],
  ])('on top of %s, of which this one has not heard: it reads everything', async (_what, meta) => {
    const device = await filledDevice({ outbox: waiting('a') });
    const { state, exchange, readAgain } = await pageOn(device);
    await device.write(async (tx) => {
      await tx.keepMeta(meta);
      await tx.putBase([listRow('theirs', 3)]);
    });
    given = [({ cursor }) => ({ to: cursor + 1, rows: [listRow('a', cursor + 1)] })];
    await exchange.run();
    expect(readAgain).toHaveBeenCalledOnce();
    expect(state.below('L:').map(([key]) => key)).toEqual(['L:a', 'L:theirs']);
  });

  test('of a time that is over changes nothing, and no other page is told', async () => {
    const { exchange, onTaken } = await pageOn(await filledDevice({ outbox: waiting('a') }));
    given = [({ cursor }) => ({ from: cursor + 1 })];
    expect(await exchange.run()).toEqual({ kind: 'stuck' });
    expect(onTaken).not.toHaveBeenCalled();
  });
});

describe('the signal', () => {
  const after = async (...now: Given[]): Promise<boolean> => {
    const { exchange } = await pageOn(await filledDevice({ outbox: waiting('a') }));
    given = now;
    await exchange.run();
    return isOffline();
  };

  test('is gone where nothing comes through, and back where an answer does', async () => {
    expect(await after()).toBe(true);
    expect(await after(() => ({}))).toBe(false);
    expect(await after(refusal(503))).toBe(true);
    expect(await after(() => ({}))).toBe(false);
  });

  test('is there where the shop itself says no', async () => {
    expect([await after(refusal(429)), await after(refusal(400)), await after(refusal(426))]).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('is not judged by a request that the page gave up itself', async () => {
    const { state, exchange } = await pageOn(await filledDevice({ outbox: waiting('a') }));
    vi.stubGlobal('fetch', () => {
      state.hold.set('switch', true);
      return Promise.reject(new DOMException('', 'AbortError'));
    });
    expect(await exchange.run()).toEqual({ kind: 'held' });
    expect(isOffline()).toBe(false);
  });
});

describe('what stands in the way', () => {
  test('a session that has ended: locked, with the number of changes that wait or were refused', async () => {
    rememberUser({ id: 7, firstName: 'Aisha', lastName: '', email: 'a@zad.example', customerCode: 'C7' });
    const issue = { ...newList('z'), code: 'too_many' as const };
    const { state, exchange } = await pageOn(await filledDevice({ outbox: waiting('a', 'b'), issues: [issue] }));
    given = [refusal(401)];
    expect(await exchange.run()).toEqual({ kind: 'signed-out' });
    expect([unsentChanges(), state.hold.has('signed-out')]).toEqual([3, true]);
  });

  test('a server that cannot read this app: said once, until it can', async () => {
    const { state, exchange } = await pageOn(await filledDevice({ outbox: waiting('a') }));
    const heard: boolean[] = [];
    state.listen(() => heard.push(state.isUnreadable));
    given = [refusal(400)];
    await exchange.run();
    await exchange.run();
    expect(heard).toEqual([true]);
    given = [() => ({})];
    await exchange.run();
    expect(heard.at(-1)).toBe(false);
  });

  test('an app that is too old: the browser looks for a newer one', async () => {
    const update = vi.fn(() => Promise.resolve());
    const registered = [{ update }, undefined];
    vi.stubGlobal('navigator', { serviceWorker: { getRegistration: () => Promise.resolve(registered.shift()) } });
    const { exchange } = await pageOn(await filledDevice({ outbox: waiting('a') }));
    given = [refusal(429), refusal(426)];
    await exchange.run();
    expect(update).not.toHaveBeenCalled();
    expect(await exchange.run()).toEqual({ kind: 'too-old' });
    expect(update).toHaveBeenCalledOnce();
    // One without a worker, and a browser that has none at all.
    expect(await exchange.run()).toEqual({ kind: 'too-old' });
    vi.stubGlobal('navigator', {});
    expect(await exchange.run()).toEqual({ kind: 'too-old' });
  });

  test('a full disk: pictures go first, and once', async () => {
    const device = await filledDevice({ outbox: waiting('a') });
    const { exchange, makeRoom } = await pageOn(device);
    given = [() => ({})];
    const write = vi.spyOn(device, 'write').mockRejectedValueOnce(new DOMException('', 'QuotaExceededError'));
    expect(await exchange.run()).toEqual({ kind: 'done' });
    write.mockRejectedValue(new DOMException('', 'QuotaExceededError'));
    expect(await exchange.run()).toEqual({ kind: 'stuck' });
    expect(makeRoom).toHaveBeenCalledTimes(2);
  });

  test('a device that does not keep things for another reason: no picture goes, and it is tried again later', async () => {
    const device = await filledDevice({ outbox: waiting('a') });
    const { exchange, makeRoom } = await pageOn(device);
    given = [() => ({})];
    vi.spyOn(device, 'write').mockRejectedValue(new DOMException('', 'UnknownError'));
    expect(await exchange.run()).toEqual({ kind: 'stuck' });
    expect(makeRoom).not.toHaveBeenCalled();
  });
});
