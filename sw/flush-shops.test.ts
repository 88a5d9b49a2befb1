import { expect, test, vi } from 'vitest';

import { list, open, sim, simulateServer, offline, allDone } from '#tests/support/shop-engine.ts';

import { flushShops } from './flush-shops.ts';

simulateServer();

async function closedWithOneEdit() {
  const shop = await open();
  await shop.syncNow();
  sim.answer = offline;
  await shop.edit('list.create', list('a'));
  return shop;
}

const sentEdits = (): number => sim.requests.reduce((sum, { edits }) => sum + edits.length, 0);

test('the worker sends what waits with no page open', async () => {
  (await closedWithOneEdit()).close();
  sim.answer = (input) => allDone(input);
  sim.requests = [];
  await flushShops();
  expect(sentEdits()).toBe(1);
});

test('it sends nothing when the shopper works offline by the time that it has the lock', async () => {
  const shop = await closedWithOneEdit();
  sim.requests = [];
  let grant = (): void => undefined;
  const granted = new Promise<void>((resolve) => {
    grant = resolve;
  });
  let asked = (): void => undefined;
  const isAsked = new Promise<void>((resolve) => {
    asked = resolve;
  });
  vi.stubGlobal('navigator', {
    locks: {
      request: (_name: string, work: () => Promise<unknown>) => {
        asked();
        return granted.then(work);
      },
    },
  });
  sim.answer = (input) => allDone(input);
  const flushed = flushShops();
  await isAsked;
  await shop.workOffline(true);
  grant();
  await flushed;
  expect(sentEdits()).toBe(0);
});

test('one shopper’s failure does not keep another’s changes waiting (L16)', async () => {
  (await closedWithOneEdit()).close();
  const first = sim.userId;
  sim.userId += 1;
  (await closedWithOneEdit()).close();
  sim.requests = [];
  sim.answer = (input) => (input.userId === first ? new Response('', { status: 503 }) : allDone(input));
  await expect(flushShops()).rejects.toThrow('wait');
  expect(sim.requests.filter(({ userId }) => userId !== first).flatMap(({ edits }) => edits)).toHaveLength(1);
});

test('a shop that is busy with another device of the shopper is asked again in the moment that it names', async () => {
  sim.userId += 1;
  (await closedWithOneEdit()).close();
  sim.requests = [];
  const own = () => sim.requests.filter(({ userId }) => userId === sim.userId);
  const busy = () => new Response('', { status: 429, headers: { 'retry-after': '1' } });
  sim.answer = (input) => (input.userId === sim.userId && own().length === 1 ? busy() : allDone(input));
  await flushShops();
  expect(own().map(({ edits }) => edits.length)).toEqual([1, 1]);
});

test('a shop that asks for a minute is left to the browser’s next time', async () => {
  sim.userId += 1;
  (await closedWithOneEdit()).close();
  sim.requests = [];
  sim.answer = () => new Response('', { status: 503, headers: { 'retry-after': '60' } });
  await expect(flushShops()).rejects.toThrow('later');
  expect(sim.requests.filter(({ userId }) => userId === sim.userId)).toHaveLength(1);
});
