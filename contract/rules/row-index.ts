/** Rows by key, and those below a prefix in the order of their keys: what edits run on, on the device and on the server alike. */
import type { RowValue } from './mutation.ts';

export type RowEntry = readonly [key: string, value: RowValue];

export class RowIndex {
  private readonly values = new Map<string, RowValue>();
  /** By what a key begins with, up to its last part: `I:<listId>|`. Sorted. */
  private readonly shelves = new Map<string, RowEntry[]>();

  get(key: string): RowValue | undefined {
    return this.values.get(key);
  }

  /** Null deletes. */
  set(key: string, value: RowValue | null): void {
    const name = shelfOf(key);
    let shelf = this.shelves.get(name);
    if (!shelf) this.shelves.set(name, (shelf = []));
    const at = placeOf(shelf, key);
    const isThere = this.values.has(key);
    if (value === null) {
      if (isThere) shelf.splice(at, 1);
      this.values.delete(key);
    } else {
      shelf.splice(at, isThere ? 1 : 0, [key, value]);
      this.values.set(key, value);
    }
  }

  /** The rows themselves, not a copy: read them before the next `set`. */
  below(prefix: string): readonly RowEntry[] {
    const found = [...this.shelves].filter(([name]) => name.startsWith(prefix));
    if (found.length === 1 && found[0]) return found[0][1];
    return found.flatMap(([, shelf]) => shelf).sort(([a], [b]) => (a < b ? -1 : 1));
  }

  get size(): number {
    return this.values.size;
  }

  clear(): void {
    this.values.clear();
    this.shelves.clear();
  }
}

function shelfOf(key: string): string {
  return key.slice(0, Math.max(key.lastIndexOf('|'), key.indexOf(':')) + 1);
}

/** Where the key stands, or would. */
function placeOf(shelf: readonly RowEntry[], key: string): number {
  let low = 0;
  let high = shelf.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((shelf[middle] as RowEntry)[0] < key) low = middle + 1;
    else high = middle;
  }
  return low;
}
