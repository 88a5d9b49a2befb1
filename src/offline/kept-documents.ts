/**
 * Files of the shopper's own that the device keeps, such as the PDF of an invoice: in their own database, erased with it when they sign
 * out, and closed with it while the device is not theirs.
 */
import type { EntityTable } from 'dexie';

/** As it is stored. */
export interface StoredDocument {
  name: string;
  bytes: ArrayBuffer;
  /** ISO time at which it was fetched. */
  asOf: string;
}

/** The oldest go first. */
const MOST_DOCUMENTS = 30;

let held: EntityTable<StoredDocument, 'name'> | null = null;

/** From now on for the shopper whose table this is; null before their device is erased. */
export function holdDocuments(table: EntityTable<StoredDocument, 'name'> | null): void {
  held = table;
}

/** A device without room keeps none. */
export async function keepDocument(name: string, bytes: ArrayBuffer): Promise<void> {
  const table = held;
  if (!table) return;
  try {
    await table.put({ name, bytes, asOf: new Date().toISOString() });
    const kept = await table.orderBy('asOf').primaryKeys();
    await table.bulkDelete(kept.slice(0, Math.max(0, kept.length - MOST_DOCUMENTS)));
  } catch {
    // It is there again with the next signal.
  }
}

export async function keptDocument(name: string): Promise<ArrayBuffer | null> {
  try {
    return (await held?.get(name))?.bytes ?? null;
  } catch {
    return null;
  }
}
