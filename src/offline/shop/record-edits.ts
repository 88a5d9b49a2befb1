import {
  newMeta,
  type DeviceFaults,
  type DeviceStore,
  type DeviceTx,
  type NewEdit,
  type NewId,
  type WaitingEntry,
} from './device-store.ts';

/** Makes edits durable, in order, all or none. Their places are taken within the transaction: another tab takes none of them. */
export async function recordEdits(
  store: DeviceStore,
  edits: readonly NewEdit[],
  newId: NewId,
  faults: DeviceFaults = {},
): Promise<WaitingEntry[]> {
  const early = faults.seqOutside ? await store.read((tx) => tx.meta()) : null;
  let tries = 0;
  return store.write(async (tx) => {
    tries += 1;
    const fresh = tries > 1 ? await missing(tx, edits) : edits;
    const known = await tx.meta();
    const meta = (early ? known && { ...known, next: early.next } : known) ?? newMeta(newId);
    const entries = fresh.map((edit, index) => ({ ...edit, seq: meta.next + index }));
    await tx.addToOutbox(entries);
    await tx.keepMeta({ ...meta, next: meta.next + entries.length });
    return entries;
  });
}

/** The first try may have been written before its connection broke. */
async function missing(tx: DeviceTx, edits: readonly NewEdit[]): Promise<NewEdit[]> {
  const fresh: NewEdit[] = [];
  for (const edit of edits) if (!(await tx.hasEdit(edit.id))) fresh.push(edit);
  return fresh;
}
