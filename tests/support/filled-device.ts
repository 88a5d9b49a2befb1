/** A device's database in memory that holds what a test says, for tests of what is done with it. */
import type {
  BaseRow,
  DeviceMeta,
  DeviceStore,
  IssueEntry,
  NewEdit,
  WaitingEntry,
} from '#src/offline/shop/device-store.ts';
import { MemoryDevice } from '#tests/simulation/memory-device.ts';

export const EPOCH_ONE = '00000000-0000-4000-8000-0000000000e1';

/** Of a device that has everything the server said up to version 3. */
export const HEARD: DeviceMeta = {
  clientId: '00000000-0000-4000-8000-0000000000c1',
  offset: 0,
  cursor: 3,
  shown: 3,
  epoch: EPOCH_ONE,
  acked: 0,
  isStaging: false,
  isOutdated: false,
  isComplete: true,
  isOffline: false,
  syncedAt: '2026-11-21T08:00:00.000Z',
};

/** The shopper made a list, which waits. */
export const newList = (listId: string, name = 'Weekly'): NewEdit => ({
  id: `id-of-${listId}`,
  name: 'list.create',
  args: { listId, name, madeAt: '2026-11-21T08:00:00.000Z' },
  ver: 1,
  at: '2026-11-21T08:00:00.000Z',
});

export const listRow = (listId: string, v: number, name = 'Weekly'): BaseRow => ({
  key: `L:${listId}`,
  val: { name, madeAt: '2026-11-21T08:00:00.000Z' },
  v,
});

interface Filling {
  readonly meta?: DeviceMeta | null;
  readonly outbox?: readonly WaitingEntry[];
  readonly base?: readonly BaseRow[];
  readonly issues?: readonly IssueEntry[];
}

export async function filledDevice({
  meta = HEARD,
  outbox = [],
  base = [],
  issues = [],
}: Filling): Promise<MemoryDevice> {
  const device = new MemoryDevice();
  await device.write(async (tx) => {
    if (meta) await tx.keepMeta(meta);
    await tx.putInOutbox(outbox);
    await tx.putBase(base);
    await tx.addIssues(issues);
  });
  return device;
}

export function contentsOf(device: DeviceStore) {
  return device.read(async (tx) => ({
    meta: await tx.meta(),
    outbox: await tx.outbox(),
    base: await tx.base(),
    staged: await tx.staged(),
    issues: await tx.issues(),
  }));
}

/** UUIDs in order: …01, …02. */
export function countedIds(): () => string {
  let count = 0;
  return () => `00000000-0000-4000-8000-${String((count += 1)).padStart(12, '0')}`;
}
