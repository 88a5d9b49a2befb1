import { newMeta, type DeviceMeta, type DeviceTx, type NewId } from './device-store.ts';

/**
 * Another name, what waits counted from 1, nothing confirmed: the edits' UUIDs keep them from counting twice. The rows of before stay
 * in view until the server's are all here: without signal in between, the shopper would stand before an empty cart.
 */
export async function renewDevice(tx: DeviceTx, meta: DeviceMeta, newId: NewId): Promise<void> {
  const waiting = await tx.outbox();
  await tx.removeFromOutbox(waiting.map(({ seq }) => seq));
  const offset = await tx.takePlace();
  await tx.append(waiting.map(({ result: _result, seq: _seq, ...edit }) => edit));
  await tx.clearStaged();
  await tx.keepMeta({
    ...newMeta(newId),
    offset,
    isOutdated: true,
    isComplete: meta.isComplete,
    isOffline: meta.isOffline,
    syncedAt: meta.syncedAt,
  });
}
