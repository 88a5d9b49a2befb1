/** The values of the realtime database: a tree of maps without a prototype, whose leaves are words, numbers and booleans. */
import { DatabaseRefusal } from './database-refusal.ts';

export type Leaf = string | number | boolean;
export interface Branch {
  [key: string]: Leaf | Branch;
}
/** Null where there is nothing. */
export type Tree = Leaf | Branch | null;

/** Keys from the root; `LiveChat/100001` has two. */
export type Path = readonly string[];

const MOST_KEYS = 32;
const MOST_KEY_BYTES = 768;

/** As Firebase has it: no `. $ # [ ] /`, no control characters. */
const KEY = /^[^.$#[\]/\p{Cc}]+$/u;

/** @throws DatabaseRefusal */
export function readPath(written: unknown): Path {
  if (typeof written !== 'string' || written.length > MOST_KEYS * MOST_KEY_BYTES) throw notOfForm('a path');
  const keys = written.split('/').filter((key) => key !== '');
  if (keys.length > MOST_KEYS || !keys.every(isKey)) throw notOfForm('a path');
  return keys;
}

/** @throws DatabaseRefusal */
export function readKey(written: string): string {
  if (isKey(written)) return written;
  throw notOfForm('a key');
}

export function notOfForm(what: string): DatabaseRefusal {
  return new DatabaseRefusal('invalid_data', `This is not ${what} of the database`);
}

function isKey(written: string): boolean {
  return KEY.test(written) && written.isWellFormed() && Buffer.byteLength(written) <= MOST_KEY_BYTES;
}

export function isBranch(tree: unknown): tree is Branch {
  return typeof tree === 'object' && tree !== null;
}

export const newBranch = (): Branch => Object.create(null) as Branch;

export function valueAt(tree: Tree, path: Path): Tree {
  let here: Tree = tree;
  for (const key of path) {
    if (!isBranch(here)) return null;
    here = here[key] ?? null;
  }
  return here;
}

export function startsWith(path: Path, beginning: Path): boolean {
  return path.length >= beginning.length && beginning.every((key, index) => path[index] === key);
}

/** Each leaf with its whole path. */
export function leavesOf(path: Path, tree: Tree): [path: string, leaf: Leaf][] {
  if (tree === null) return [];
  if (!isBranch(tree)) return [[path.join('/'), tree]];
  return Object.entries(tree).flatMap(([key, below]) => leavesOf([...path, key], below));
}

/** The tree at `path`, of its leaves with their whole paths. */
export function treeOfLeaves(path: Path, leaves: readonly { readonly path: string; readonly value: Leaf }[]): Tree {
  const root = newBranch();
  for (const leaf of leaves) {
    const keys = leaf.path.split('/');
    let here = root;
    for (const key of keys.slice(0, -1)) {
      const below = here[key];
      here = isBranch(below) ? below : (here[key] = newBranch());
    }
    here[keys.at(-1) as string] = leaf.value;
  }
  return valueAt(root, path);
}
