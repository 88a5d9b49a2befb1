/** What a filtered listen sees: the children in their order, from a start to an end, the first or the last of them. */
import { compareKeys, compareValues } from './tree-order.ts';
import { isBranch, newBranch, notOfForm, readPath, valueAt, type Leaf, type Path, type Tree } from './tree.ts';

interface Edge {
  readonly value: Leaf | null;
  /** Null: before every name at a start, behind every name at an end, or the other way round, as `isIncluded` says. */
  readonly name: string | null;
  readonly isIncluded: boolean;
}

export interface TreeQuery {
  /** By which the children are ordered: their key, their value, or a child of theirs. */
  readonly by: 'key' | 'value' | Path;
  readonly start: Edge | null;
  readonly end: Edge | null;
  readonly limit: number | null;
  readonly isFromEnd: boolean;
}

const FIRST_NAME = '[MIN_NAME]';
const LAST_NAME = '[MAX_NAME]';

/** The wire's words: sp, sn, sin, ep, en, ein, l, vf, i. Null where nothing is filtered. @throws DatabaseRefusal */
export function readTreeQuery(written: unknown): TreeQuery | null {
  if (written === undefined || written === null) return null;
  if (typeof written !== 'object') throw notOfForm('a query');
  const { sp, sn, sin, ep, en, ein, l, vf, i } = written as Readonly<Record<string, unknown>>;
  if (l !== undefined && (typeof l !== 'number' || !Number.isSafeInteger(l) || l < 1)) throw notOfForm('a query');
  // An order alone leaves nothing out.
  if (sp === undefined && ep === undefined && l === undefined) return null;
  return {
    by: readIndex(i),
    start: sp === undefined ? null : readEdge(sp, sn, sin),
    end: ep === undefined ? null : readEdge(ep, en, ein),
    limit: l ?? null,
    isFromEnd: vf === 'r',
  };
}

function readIndex(written: unknown): TreeQuery['by'] {
  if (written === undefined || written === '.key' || written === '.priority') return 'key';
  return written === '.value' ? 'value' : readPath(written);
}

function readEdge(value: unknown, name: unknown, isIncluded: unknown): Edge {
  const isLeaf = value === null || ['string', 'number', 'boolean'].includes(typeof value);
  if (!isLeaf || (name !== undefined && typeof name !== 'string')) throw notOfForm('a query');
  return { value: value as Leaf | null, name: name ?? null, isIncluded: isIncluded !== false };
}

export function viewOf(tree: Tree, query: TreeQuery): Tree {
  if (!isBranch(tree)) return null;
  const rows = Object.entries(tree)
    .map(([key, value]) => ({ key, value, by: orderedBy(value, query.by) }))
    .toSorted((one, other) => compareValues(one.by, other.by) || compareKeys(one.key, other.key))
    .filter((row) => isInside(row, query));
  const { limit, isFromEnd } = query;
  const seen = limit === null ? rows : isFromEnd ? rows.slice(-limit) : rows.slice(0, limit);
  if (seen.length === 0) return null;
  const view = newBranch();
  for (const { key, value } of seen) view[key] = value;
  return view;
}

/** By key, all are alike but for their names. */
function orderedBy(value: Tree, by: TreeQuery['by']): Tree {
  if (by === 'key') return null;
  return by === 'value' ? value : valueAt(value, by);
}

function isInside(row: { readonly key: string; readonly by: Tree }, { by, start, end }: TreeQuery): boolean {
  const compare = (edge: Edge, unnamed: number): number => {
    if (by === 'key') return compareKeys(row.key, String(edge.value));
    const order = compareValues(row.by, edge.value);
    return order === 0 ? compareNames(row.key, edge.name, unnamed) : order;
  };
  if (start !== null) {
    const order = compare(start, 1);
    if (order < 0 || (order === 0 && !start.isIncluded)) return false;
  }
  if (end === null) return true;
  const order = compare(end, -1);
  return order < 0 || (order === 0 && end.isIncluded);
}

/** `unnamed`: how a key stands to an edge without a name. */
function compareNames(key: string, name: string | null, unnamed: number): number {
  if (name === null) return unnamed;
  if (name === FIRST_NAME) return 1;
  return name === LAST_NAME ? -1 : compareKeys(key, name);
}
