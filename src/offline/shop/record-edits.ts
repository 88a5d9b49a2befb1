import type { DeviceFaults, DeviceStore, NewEdit, WaitingEntry } from './device-store.ts';

/** Makes edits durable, in order, all or none. The outbox itself gives them their places: another tab gets none of them. */
export async function recordEdits(
  store: DeviceStore,
  edits: readonly NewEdit[],
  faults: DeviceFaults = {},
): Promise<WaitingEntry[]> {
  if (!faults.seqOutside) return store.append(edits);
  const last = await store.read(async (tx) => (await tx.outbox()).at(-1)?.seq ?? 0);
  const entries = edits.map((edit, index) => ({ ...edit, seq: last + index + 1 }));
  await store.write((tx) => tx.putInOutbox(entries));
  return entries;
}
