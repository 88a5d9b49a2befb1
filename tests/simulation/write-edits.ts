import type { DeviceStore, NewEdit, WaitingEntry } from '#src/offline/shop/device-store.ts';

/** As the engine makes edits durable; or, planted, with places that were read outside the transaction. */
export async function writeEdits(
  store: DeviceStore,
  edits: readonly NewEdit[],
  isSeqOutside = false,
): Promise<WaitingEntry[]> {
  if (!isSeqOutside) return store.append(edits);
  const last = await store.read(async (tx) => (await tx.outbox()).at(-1)?.seq ?? 0);
  const entries = edits.map((edit, index) => ({ ...edit, seq: last + index + 1 }));
  await store.write((tx) => tx.putInOutbox(entries));
  return entries;
}
