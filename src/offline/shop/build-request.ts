import { BODY_MAX, EDITS_MAX, ROWS_MAX, type Edit, type SyncInput } from '#contract/sync.ts';

import { metaOf, type DeviceStore, type NewId, type WaitingEntry } from './device-store.ts';
import { renewDevice } from './renew-device.ts';

/** Room for the rest of the body. */
const EDITS_BYTES = BODY_MAX - 4096;

/**
 * The next request to the server: the oldest edits that fit, or none where the shopper works offline. A device that has not heard of
 * the server yet only asks, because an edit of its own that arrived late, after a restore, could not be told from a new one.
 */
export async function buildRequest(
  store: DeviceStore,
  userId: number,
  newId: NewId,
  editsMax = EDITS_MAX,
): Promise<SyncInput | 'works-offline'> {
  const known = await store.read(async (tx) => {
    const meta = await tx.meta();
    return { meta, waiting: await tx.outbox(meta?.isStaging ? undefined : editsMax) };
  });
  const { meta, waiting } = known.meta ? { meta: known.meta, waiting: known.waiting } : await settle(store, newId);
  const { clientId, epoch, cursor, acked, offset, isOffline } = meta;
  if (isOffline) return 'works-offline';
  const fresh = waiting.filter(({ result }) => !result).slice(0, editsMax);
  if (fresh.some(({ seq }, index) => seq - offset !== acked + index + 1)) {
    // The server would wait for what never comes. No browser is known to leave out a place.
    await store.write(async (tx) => {
      const now = await tx.meta();
      if (now?.clientId === clientId) await renewDevice(tx, now, newId);
    });
    return buildRequest(store, userId, newId, editsMax);
  }
  return {
    userId,
    clientId,
    epoch,
    cursor,
    ackTo: acked,
    limit: ROWS_MAX,
    edits: epoch === null ? [] : fitting(fresh, offset),
  };
}

/** A new device takes its name before it first asks, so that the answer finds it by the same one. */
function settle(store: DeviceStore, newId: NewId) {
  return store.write(async (tx) => {
    const meta = await metaOf(tx, newId);
    await tx.keepMeta(meta);
    return { meta, waiting: await tx.outbox() };
  });
}

function fitting(waiting: readonly WaitingEntry[], offset: number): Edit[] {
  const edits = waiting.map(({ seq, id, name, args, ver }) => ({ seq: seq - offset, id, name, args, ver }));
  // A character is three bytes at most: nearly always this is enough to know.
  if (JSON.stringify(edits).length * 3 <= EDITS_BYTES) return edits;
  const encoder = new TextEncoder();
  let bytes = 0;
  const tooMany = edits.findIndex((edit, index) => {
    bytes += encoder.encode(JSON.stringify(edit)).length + 1;
    return bytes > EDITS_BYTES && index > 0;
  });
  return tooMany === -1 ? edits : edits.slice(0, tooMany);
}
