/** The engine against what the server answers: durability, the first contact, outcomes. */
import { describe, expect, test, vi } from 'vitest';

import { forgetUser, rememberUser, sessionUser, unsentChanges } from '#src/state/session.ts';
import {
  allDone,
  EPOCH,
  list,
  names,
  offline,
  open,
  outboxOf,
  sim,
  simulateServer,
  type Answering,
} from '#tests/support/shop-engine.ts';
import { stubBrowser } from '#tests/support/stub-browser.ts';

simulateServer();

describe('an edit', () => {
  test('is seen at once, durable when it resolves, and there after a reload', async () => {
    sim.answer = offline;
    const shop = await open();
    const written = shop.edit('list.create', list('a'));
    expect(shop.view().get('L:a')).toMatchObject({ name: 'Weekly' });
    expect(shop.view().standing('L:a')).toBe('on-device');
    expect(await written).toEqual({ ok: true });
    expect((await outboxOf()).outbox).toMatchObject([{ seq: 1, name: 'list.create' }]);
    shop.close();
    const again = await open();
    expect(again.view().get('L:a')).toMatchObject({ name: 'Weekly' });
    expect(again.view().waiting).toHaveLength(1);
  });

  test('leaves the outbox only with the row that holds its effect', async () => {
    const shop = await open();
    await shop.syncNow();
    await shop.edit('list.create', list('a'));
    sim.answer = (input) =>
      allDone(input, { to: 1, rows: [{ key: 'L:a', val: { name: 'Weekly', madeAt: 'x' }, v: 1 }] });
    await shop.syncNow();
    expect(shop.view().waiting).toEqual([]);
    expect(shop.view().standing('L:a')).toBe('saved');
    expect(await outboxOf()).toMatchObject({ outbox: [], base: [{ key: 'L:a', v: 1 }], meta: { cursor: 1, acked: 1 } });
  });

  test('stays on a part of the rows, is not sent again, and leaves with the last part', async () => {
    const shop = await open();
    await shop.syncNow();
    await shop.edit('list.create', list('a'));
    sim.requests = [];
    sim.answer = (input) =>
      input.cursor === 0
        ? allDone(input, { to: 1, more: true, rows: [{ key: 'L:z', val: { name: 'Z', madeAt: 'x' }, v: 1 }] })
        : allDone(input, { to: 2, rows: [{ key: 'L:a', val: { name: 'Weekly', madeAt: 'x' }, v: 2 }] });
    await shop.syncNow();
    expect(sim.requests.map(({ edits, cursor }) => [cursor, edits.length])).toEqual([
      [0, 1],
      [1, 0],
    ]);
    expect(shop.view().waiting).toEqual([]);
  });

  test('that is refused becomes an issue, once, and the view shows the server’s value', async () => {
    const shop = await open();
    await shop.syncNow();
    await shop.edit('list.create', list('a'));
    sim.answer = (input) =>
      allDone(input, { results: input.edits.map(({ seq }) => ({ seq, ok: false, code: 'too_many' })) });
    await shop.syncNow();
    expect(shop.view().get('L:a')).toBeUndefined();
    expect(shop.view().issues).toMatchObject([{ code: 'too_many', name: 'list.create' }]);
    expect(shop.view().standing('L:a')).toBe('attention');
    const [issue] = shop.view().issues;
    sim.answer = (input) => allDone(input);
    await shop.retry(issue?.id ?? '');
    expect(shop.view()).toMatchObject({ issues: [], waiting: [{ name: 'list.create' }] });
    expect((await outboxOf()).outbox[0]?.id).not.toBe(issue?.id);
  });
});

describe('the first contact', () => {
  test('only pulls, to the end, and sends after that', async () => {
    sim.answer = offline;
    const shop = await open();
    await shop.syncNow();
    await shop.edit('list.create', list('a'));
    sim.requests = [];
    sim.answer = (input) => allDone(input);
    await shop.syncNow();
    expect(sim.requests.map(({ epoch, edits }) => [epoch, edits.length])).toEqual([
      [null, 0],
      [EPOCH, 1],
    ]);
  });
});

describe('what the server answers', () => {
  const html = () => new Response('<html>Sign in to the hotel</html>', { headers: { 'content-type': 'text/html' } });

  test.each([
    ['a captive portal’s 200', () => html()],
    ['200 with JSON of somebody else’s', () => Response.json({ status: 1, message: 'Success', data: { hello: 1 } })],
    ['500', () => Response.json({ status: 0, message: 'x' }, { status: 500 })],
    ['429', () => new Response('', { status: 429, headers: { 'retry-after': '30' } })],
    ['426', () => new Response('', { status: 426 })],
    ['a captive portal’s 401', () => new Response('<h1>Hotel</h1>', { status: 401 })],
    ['400', () => Response.json({ status: 0, message: 'muts: no such field' }, { status: 400 })],
    ['a captive portal’s 400', () => new Response('<html>', { status: 400 })],
    ['no network', offline],
  ] satisfies [string, Answering][])('%s keeps everything', async (_what, given) => {
    const shop = await open();
    await shop.syncNow();
    // From before the edit: on a busy machine its own exchange may begin before the next line.
    sim.answer = given;
    await shop.edit('list.create', list('a'));
    const before = await outboxOf();
    await shop.syncNow();
    expect(await outboxOf()).toEqual(before);
    sim.answer = (input) => allDone(input);
    await shop.syncNow();
    expect(shop.view().waiting).toEqual([]);
  });

  test('400 is told to the shopper until the server can read this app again', async () => {
    const shop = await open();
    await shop.syncNow();
    await shop.edit('list.create', list('a'));
    sim.answer = () => Response.json({ status: 0, message: 'muts: no such field' }, { status: 400 });
    await shop.syncNow();
    expect(shop.view()).toMatchObject({ isUnreadable: true, waiting: [{ name: 'list.create' }] });
    sim.answer = (input) => allDone(input);
    await shop.syncNow();
    expect(shop.view()).toMatchObject({ isUnreadable: false, waiting: [] });
  });

  test('401 keeps everything, stops, says so, and goes on when the same shopper signs in', async () => {
    stubBrowser();
    const sara = { id: sim.userId, firstName: 'Sara', lastName: '', email: 'sara@example.ae', customerCode: 'C1' };
    rememberUser(sara);
    const shop = await open();
    await shop.syncNow();
    await shop.edit('list.create', list('a'));
    sim.answer = () => Response.json({ status: 0, message: '', code: 'signed_out' }, { status: 401 });
    await shop.syncNow();
    expect((await outboxOf()).outbox).toHaveLength(1);
    expect([unsentChanges(), sessionUser()]).toEqual([1, null]);
    sim.requests = [];
    await shop.syncNow();
    expect(sim.requests).toEqual([]);
    sim.answer = (input) => allDone(input);
    rememberUser(sara);
    shop.resume();
    await vi.waitFor(() => expect(shop.view().waiting).toEqual([]));
    expect(unsentChanges()).toBeNull();
    forgetUser(null);
  });

  test('413 halves the batch until it fits', async () => {
    const shop = await open();
    await shop.syncNow();
    await shop.workOffline(true);
    await Promise.all(Array.from({ length: 8 }, (_, index) => shop.edit('list.create', list(`l${index}`, `${index}`))));
    sim.requests = [];
    sim.answer = (input) => (input.edits.length > 2 ? new Response('', { status: 413 }) : allDone(input));
    await shop.workOffline(false);
    await vi.waitFor(() => expect(shop.view().waiting).toEqual([]), 3000);
    expect(sim.requests.map(({ edits }) => edits.length)).toEqual([8, 4, 2, 2, 2, 2]);
    expect(sim.requests.slice(2).flatMap(({ edits }) => names(edits))).toEqual([
      '0',
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
    ]);
  });

  test('a name that the server does not know yet waits, and is no issue', async () => {
    const shop = await open();
    await shop.syncNow();
    await shop.edit('list.create', list('a'));
    sim.answer = (input) =>
      allDone(input, { last: 0, results: input.edits.map(({ seq }) => ({ seq, ok: false, code: 'later' })) });
    await shop.syncNow();
    expect(shop.view()).toMatchObject({ waiting: [{ name: 'list.create' }], issues: [] });
  });

  test.each(['reset', 'forked'])('%s: another name, the same edits from 1, the server’s rows anew', async (verdict) => {
    const shop = await open();
    sim.answer = (input) =>
      allDone(input, { to: 5, rows: [{ key: 'L:old', val: { name: 'Old', madeAt: 'x' }, v: 5 }] });
    await shop.syncNow();
    await shop.edit('list.create', list('a'));
    const before = await outboxOf();
    let isFirst = true;
    sim.requests = [];
    sim.answer = (input) => {
      if (!isFirst) return allDone(input);
      isFirst = false;
      return allDone(input, { verdict, from: 0, to: 0, results: [] });
    };
    await shop.syncNow();
    const [asked, pulled, sent] = sim.requests;
    expect(asked?.clientId).toBe(before.meta?.clientId);
    expect(pulled).toMatchObject({ epoch: null, cursor: 0, ackTo: 0, edits: [] });
    expect(pulled?.clientId).not.toBe(asked?.clientId);
    expect(sent).toMatchObject({ clientId: pulled?.clientId, edits: [{ seq: 1, id: before.outbox[0]?.id }] });
    expect(shop.view().get('L:old')).toBeUndefined();
  });

  test('after a reset the rows stay in view until the server’s are all here, then only those', async () => {
    const shop = await open();
    const old = { name: 'Old', madeAt: 'x' };
    sim.answer = (input) =>
      allDone(input, {
        to: 5,
        rows: [
          { key: 'L:old', val: old, v: 4 },
          { key: 'L:both', val: old, v: 5 },
        ],
      });
    await shop.syncNow();
    let answers = 0;
    sim.answer = (input) => {
      answers += 1;
      if (answers === 1) return allDone(input, { verdict: 'reset', from: 0, to: 0, results: [] });
      throw new TypeError('the lift went down');
    };
    await shop.syncNow();
    expect(
      shop
        .view()
        .below('L:')
        .map(([key]) => key),
    ).toEqual(['L:both', 'L:old']);
    shop.close();
    const again = await open();
    expect(again.view().below('L:')).toHaveLength(2);
    // Another epoch gives the same version to another value, and the answer comes in two parts.
    const other = '00000000-0000-4000-8000-000000000002';
    sim.answer = (input) =>
      input.cursor === 0
        ? allDone(input, {
            epoch: other,
            to: 5,
            more: true,
            rows: [{ key: 'L:both', val: { ...old, name: 'New' }, v: 5 }],
          })
        : allDone(input, { epoch: other, to: 6, rows: [{ key: 'L:new', val: old, v: 6 }] });
    await again.syncNow();
    expect(
      again
        .view()
        .below('L:')
        .map(([key, value]) => [key, value['name']]),
    ).toEqual([
      ['L:both', 'New'],
      ['L:new', 'Old'],
    ]);
  });
});
