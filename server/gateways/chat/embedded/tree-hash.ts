/** The hash by which a transaction says what it has seen: SHA-1 in base64, as the SDK makes it. */
import { createHash } from 'node:crypto';

import { compareKeys } from './tree-order.ts';
import { isBranch, type Leaf, type Tree } from './tree.ts';

/** Empty for nothing. */
export function hashOfTree(tree: Tree): string {
  if (tree === null) return '';
  if (!isBranch(tree)) return sha1(leafWords(tree));
  const keys = Object.keys(tree).toSorted(compareKeys);
  return sha1(keys.map((key) => `:${key}:${hashOfTree(tree[key] ?? null)}`).join(''));
}

function leafWords(leaf: Leaf): string {
  if (typeof leaf !== 'number') return `${typeof leaf}:${String(leaf)}`;
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(leaf);
  return `number:${bytes.toString('hex')}`;
}

const sha1 = (words: string): string => createHash('sha1').update(words).digest('base64');
