import type { DeviceMeta } from '#src/offline/shop/device-store.ts';

/** What the device knows of the shopper's own rows, in short. */
interface Known {
  readonly meta: DeviceMeta | null;
  readonly waiting: number;
  /** The last edit that waits; null where none does. */
  readonly lastId: string | null;
  readonly issues: readonly string[];
}

/**
 * The same as long as nothing of what the shopper's pages show has changed: the base by its cursor, what waits by its number and
 * its last edit (edits only join at the end, and leave with an answer that moves the cursor), refused ones by name.
 */
export function stampOf({ meta, waiting, lastId, issues }: Known): string {
  // Before its first answer a device has a name or has none: nothing is shown of that.
  const base = meta?.epoch ? [meta.clientId, meta.epoch, meta.cursor, meta.shown, meta.isComplete] : null;
  return JSON.stringify([base, meta?.isOffline ?? false, waiting, lastId, issues.toSorted()]);
}
