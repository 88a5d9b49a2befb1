/** One gift box, two devices without signal, and the server that both meet: what the shopper is told on the device that came second. */
import { expect, test } from 'vitest';

import type { RefusalCode } from '#contract/rules/mutation.ts';
import { buildRequest } from '#src/offline/shop/build-request.ts';
import { MemoryDevice } from '#tests/simulation/memory-device.ts';
import { MemoryServer } from '#tests/simulation/memory-server.ts';
import { SimDevice } from '#tests/simulation/sim-device.ts';

/** A shopper's phone and tablet: each edits at once, and meets the server when it has signal. */
async function twoDevices() {
  const server = new MemoryServer();
  const userId = await server.register();
  let ids = 0;
  const newId = (): string => `id ${(ids += 1)}`;
  const device = (name: number) => {
    const sim = new SimDevice(name, userId, new MemoryDevice(), {}, newId);
    const meet = async (): Promise<void> => {
      const request = await buildRequest(sim.store, userId, newId, 500);
      if (request === 'works-offline') throw new Error('it has signal');
      await sim.apply({ ...request, limit: 1000 }, await server.exchange(userId, { ...request, limit: 1000 }));
    };
    return {
      meet,
      edit: async (name_: string, args: object): Promise<void> => {
        const line = name_ === 'cart.message' ? {} : { seenPrice: 500, since: 'now' };
        const edit = { id: newId(), name: name_, args: { cartType: 'CGB', ...line, ...args }, ver: 1, at: '' };
        await sim.store.append([edit]);
      },
      refused: async (): Promise<RefusalCode[]> => (await sim.look()).issues.map(({ code }) => code),
      box: async (): Promise<Record<string, number>> => {
        const rows = [...(await sim.look()).rows].filter(([key]) => key.startsWith('C:CGB|'));
        return Object.fromEntries(
          rows.map(([key, value]) => [key.slice(6), (JSON.parse(value) as { quantity: number }).quantity]),
        );
      },
    };
  };
  const [phone, tablet] = [device(1), device(2)];
  // The first contact only pulls.
  for (const one of [phone, tablet]) await one.meet();
  return { phone, tablet };
}

const move = (stockCode: string, quantity: number) =>
  ['box.move', { stockCode, quantity, perPlace: stockCode === 's1' ? 2 : 1 }] as const;

test('both fill the box past six: who comes second is told, sees six, and can go on', async () => {
  const { phone, tablet } = await twoDevices();
  await phone.edit('box.choose', { stockCode: 'box0', instead: null });
  for (const one of [phone, tablet]) await one.meet();
  await phone.edit(...move('s0', 4));
  await tablet.edit(...move('s1', 6));
  expect([await phone.box(), await tablet.box()]).toEqual([
    { box0: 1, s0: 4 },
    { box0: 1, s1: 6 },
  ]);
  await phone.meet();
  await tablet.meet();
  expect([await phone.refused(), await tablet.refused()]).toEqual([[], ['box_full']]);
  expect(await tablet.box()).toEqual({ box0: 1, s0: 4 });
  await tablet.edit(...move('s1', 4));
  await tablet.meet();
  await phone.meet();
  expect(await phone.box()).toEqual({ box0: 1, s0: 4, s1: 4 });
});

test('both choose another box: who comes second is told, and what was moved meanwhile lies in the one there is', async () => {
  const { phone, tablet } = await twoDevices();
  await phone.edit('box.choose', { stockCode: 'box0', instead: null });
  await tablet.edit('box.choose', { stockCode: 'box1', instead: null });
  await tablet.edit(...move('s0', 1));
  await phone.meet();
  await tablet.meet();
  expect([await tablet.refused(), await tablet.box()]).toEqual([['box_taken'], { box0: 1, s0: 1 }]);
  await tablet.edit('box.choose', { stockCode: 'box1', instead: 'box0' });
  for (const one of [tablet, phone]) await one.meet();
  expect(await phone.box()).toEqual({ box1: 1, s0: 1 });
});

test('one gives the box up while the other fills it: nothing lies in no box', async () => {
  const { phone, tablet } = await twoDevices();
  await phone.edit('box.choose', { stockCode: 'box0', instead: null });
  for (const one of [phone, tablet]) await one.meet();
  await phone.edit('cart.set', { stockCode: 'box0', quantity: 0 });
  await tablet.edit(...move('s0', 1));
  await phone.meet();
  await tablet.meet();
  expect([await tablet.refused(), await tablet.box()]).toEqual([['no_box'], {}]);
});
