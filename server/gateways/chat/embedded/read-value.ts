/** What somebody writes, as it is kept: placeholders filled in, nothing empty, nothing that the database cannot hold. */
import { isBranch, newBranch, notOfForm, readKey, type Branch, type Leaf, type Tree } from './tree.ts';

export interface Filling {
  /** Milliseconds since 1970: what `{ '.sv': 'timestamp' }` becomes. */
  readonly now: number;
  /** What is there before: an increment adds to it. */
  readonly before: Tree;
}

const DEEPEST = 32;
const LONGEST = 256 * 1024;

/** @throws DatabaseRefusal */
export function readValue(written: unknown, { now, before }: Filling, depth = 0): Tree {
  if (written === null || written === undefined) return null;
  if (typeof written !== 'object') return readLeaf(written);
  if (depth >= DEEPEST) throw notOfForm('a value');
  const fields = written as Readonly<Record<string, unknown>>;
  if (Object.hasOwn(fields, '.sv')) return fill(fields, before, now);
  if (Object.hasOwn(fields, '.value')) return readWrapped(fields);
  const made: Branch = newBranch();
  for (const [key, value] of Object.entries(fields)) {
    const below = readValue(value, { now, before: isBranch(before) ? (before[key] ?? null) : null }, depth + 1);
    // A priority (`.priority`) is refused here, as every key with a dot.
    if (below !== null) made[readKey(key)] = below;
    else readKey(key);
  }
  return Object.keys(made).length === 0 ? null : made;
}

function readLeaf(written: unknown): Leaf {
  if (typeof written === 'boolean') return written;
  if (typeof written === 'number' && Number.isFinite(written)) return written;
  // PostgreSQL keeps neither.
  if (typeof written !== 'string' || written.includes('\0') || !written.isWellFormed()) throw notOfForm('a value');
  if (written.length > LONGEST) throw notOfForm('a value');
  return written;
}

/** A leaf may come with a priority beside it, which must then be none. */
function readWrapped(fields: Readonly<Record<string, unknown>>): Tree {
  const others = Object.keys(fields).filter((key) => key !== '.value' && fields[key] !== null);
  if (others.length > 0) throw notOfForm('a value');
  const value = fields['.value'];
  return value === null ? null : readLeaf(value);
}

function fill(fields: Readonly<Record<string, unknown>>, before: Tree, now: number): Leaf {
  const placeholder = fields['.sv'];
  if (Object.keys(fields).length > 1) throw notOfForm('a value');
  if (placeholder === 'timestamp') return now;
  if (typeof placeholder === 'object' && placeholder !== null && 'increment' in placeholder) {
    const { increment } = placeholder;
    if (typeof increment === 'number') return readLeaf((typeof before === 'number' ? before : 0) + increment);
  }
  throw notOfForm('a value');
}
