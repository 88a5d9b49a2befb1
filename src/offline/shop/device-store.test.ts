import { expect, test } from 'vitest';

import { countedIds, filledDevice, HEARD, listRow } from '#tests/support/filled-device.ts';

import { metaOf } from './device-store.ts';

test('a device that knows itself stays what it is', async () => {
  const device = await filledDevice({ base: [listRow('a', 1)] });
  expect(await device.read((tx) => metaOf(tx, countedIds()))).toEqual(HEARD);
});

test('a new one has a name, has heard of nothing, and sends what the shopper does', async () => {
  const device = await filledDevice({ meta: null });
  expect(await device.read((tx) => metaOf(tx, countedIds()))).toEqual({
    clientId: countedIds()(),
    offset: 0,
    cursor: 0,
    shown: 0,
    epoch: null,
    acked: 0,
    isStaging: false,
    isOutdated: false,
    isComplete: false,
    isOffline: false,
    syncedAt: null,
  });
});

test('rows of a device that no longer knows itself are of before: the server’s replace them', async () => {
  const device = await filledDevice({ meta: null, base: [listRow('a', 1)] });
  expect(await device.read((tx) => metaOf(tx, countedIds()))).toMatchObject({ isOutdated: true, cursor: 0 });
});
