/** What a listener is told of a change: the part that it listens to, in the wire's words. */
import type { StoredChange } from '#server/gateways/chat/table.ts';

import { startsWith, valueAt, type Path, type Tree } from './tree.ts';

export interface Push {
  /** `d`: the value that is at the path now; `m`: what became of some places below it. */
  readonly action: 'd' | 'm';
  readonly body: { readonly p: string; readonly d: unknown; readonly t?: number };
}

/** For a listen without a query, at `path`. */
export function pushesOf(path: Path, { base, isMerge, writes }: StoredChange): Push[] {
  const below = writes.filter(([written]) => startsWith(written, path));
  if (isMerge && below.length > 1 && startsWith(base, path)) {
    const places = below.map(([written, value]) => [written.slice(base.length).join('/'), value]);
    return [{ action: 'm', body: { p: base.join('/'), d: Object.fromEntries(places) } }];
  }
  const above = writes.filter(([written]) => written.length < path.length && startsWith(path, written));
  return [
    ...above.map(([written, value]) => dataAt(path, valueAt(value as Tree, path.slice(written.length)))),
    ...below.map(([written, value]) => dataAt(written, value)),
  ];
}

export function isTouched(path: Path, { writes }: StoredChange): boolean {
  return writes.some(([written]) => startsWith(written, path) || startsWith(path, written));
}

/** `tag`: the number that the SDK gave to a filtered listen. */
export function dataAt(path: Path, value: unknown, tag: number | null = null): Push {
  return { action: 'd', body: { p: path.join('/'), d: value, ...(tag !== null && { t: tag }) } };
}
