/**
 * Firebase's security rules as its documents tell them, for tests: `.read` and `.write` let through what is below them, `.validate` is
 * asked along the way to what is written and of everything that is written. The expressions that our rules use are JavaScript's too.
 */
import { runInNewContext } from 'node:vm';

export interface RuleTree {
  readonly [key: string]: RuleTree | string;
}

type Values = Readonly<Record<string, unknown>>;

export interface Standpoint {
  readonly auth: { readonly uid: string; readonly token: Values } | null;
  readonly root: unknown;
  readonly now: number;
}

/** What rules call `data` and `newData`. */
class Snapshot {
  readonly #value: unknown;

  constructor(value: unknown) {
    this.#value = value ?? null;
  }

  val(): unknown {
    return this.#value;
  }
  exists(): boolean {
    return this.#value !== null;
  }
  isString(): boolean {
    return typeof this.#value === 'string';
  }
  isNumber(): boolean {
    return typeof this.#value === 'number';
  }
  isBoolean(): boolean {
    return typeof this.#value === 'boolean';
  }
  hasChildren(names: readonly string[]): boolean {
    return names.every((name) => childOf(this.#value, name) !== null);
  }
}

function childOf(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return null;
  return (value as Values)[key] ?? null;
}

/** The values below `value` with `put` at the path; what is empty goes. */
function withValue(value: unknown, [key, ...deeper]: readonly string[], put: unknown): unknown {
  if (key === undefined) return put;
  const base = typeof value === 'object' && value !== null ? value : {};
  const made = { ...base, [key]: withValue(childOf(value, key), deeper, put) };
  const kept = Object.entries(made).filter(([, below]) => below !== null && below !== undefined);
  return kept.length === 0 ? null : Object.fromEntries(kept);
}

export function judge(rules: RuleTree, { auth, root, now }: Standpoint) {
  const holds = (expression: string, data: unknown, newData: unknown, names: Values): boolean => {
    const given = { auth, now, data: new Snapshot(data), newData: new Snapshot(newData), ...names };
    try {
      // Rules that fail in themselves let nothing through.
      return runInNewContext(expression, given) === true;
    } catch {
      return false;
    }
  };

  /** The rules at each step of the way, with the names that `$` gave. */
  const wayTo = (path: readonly string[]) => {
    const steps: { at: RuleTree; depth: number; names: Values }[] = [{ at: rules, depth: 0, names: {} }];
    for (const [index, key] of path.entries()) {
      const { at, names } = steps.at(-1) as (typeof steps)[number];
      const next = stepInto(at, key);
      if (!next) break;
      steps.push({ at: next.rules, depth: index + 1, names: next.name ? { ...names, [next.name]: key } : names });
    }
    return steps;
  };

  const allows = (rule: '.read' | '.write', path: readonly string[], after: unknown): boolean =>
    wayTo(path).some(({ at, depth, names }) => {
      const expression = at[rule];
      const here = path.slice(0, depth);
      return typeof expression === 'string' && holds(expression, valueAt(root, here), valueAt(after, here), names);
    });

  const isValid = (path: readonly string[], after: unknown): boolean => {
    const along = wayTo(path).every(({ at, depth, names }) => {
      const here = path.slice(0, depth);
      return isValidAt(at, valueAt(root, here), valueAt(after, here), names);
    });
    const last = wayTo(path).at(-1);
    if (!last || last.depth < path.length) return along;
    return along && isValidBelow(last.at, valueAt(root, path), valueAt(after, path), last.names);
  };

  const isValidAt = (at: RuleTree, data: unknown, newData: unknown, names: Values): boolean => {
    const expression = at['.validate'];
    return typeof expression !== 'string' || newData === null || holds(expression, data, newData, names);
  };

  const isValidBelow = (at: RuleTree, data: unknown, newData: unknown, names: Values): boolean => {
    if (typeof newData !== 'object' || newData === null) return true;
    return Object.keys(newData).every((key) => {
      const next = stepInto(at, key);
      if (!next) return true;
      const named = next.name ? { ...names, [next.name]: key } : names;
      const [was, is] = [childOf(data, key), childOf(newData, key)];
      return isValidAt(next.rules, was, is, named) && isValidBelow(next.rules, was, is, named);
    });
  };

  return {
    mayRead: (path: readonly string[]) => allows('.read', path, root),
    mayWrite: (path: readonly string[], value: unknown) => {
      const after = withValue(root, path, value);
      return allows('.write', path, after) && isValid(path, after);
    },
  };
}

function stepInto(at: RuleTree, key: string): { readonly rules: RuleTree; readonly name: string | null } | null {
  const named = Object.hasOwn(at, key) ? at[key] : undefined;
  if (typeof named === 'object') return { rules: named, name: null };
  const open = Object.keys(at).find((one) => one.startsWith('$'));
  const rules = open === undefined ? undefined : at[open];
  return typeof rules === 'object' ? { rules, name: open ?? null } : null;
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce((here: unknown, key) => childOf(here, key), value);
}
