/** What the log must come to, worked out a second time and otherwise: plain rules in plain order, none of the engine's code (I3). */
import type { LoggedEdit } from '#server/sync/sync-store.ts';

import { boxRules } from './box-reference.ts';
import { PRODUCTS } from './sim-server.ts';

interface Cell {
  value: Record<string, unknown> | null;
  v: number;
  by: string;
}

export interface Reference {
  /** What is there, as JSON by key. */
  readonly rows: ReadonlyMap<string, string>;
  /** The log's refusals as they should be, in its order. */
  readonly refused: readonly (string | null)[];
}

type Args = Record<string, string | number | boolean>;

/** `watch` sees every edit with what its cart line held before and after. */
export function referenceOf(
  log: readonly LoggedEdit[],
  watch: (edit: LoggedEdit, before: number, after: number) => void = () => undefined,
): Reference {
  const cells = new Map<string, Cell>();
  let version = 0;
  let client = '';
  const there = (key: string): Record<string, unknown> | null => cells.get(key)?.value ?? null;
  const put = (key: string, value: Record<string, unknown> | null): null => {
    version += 1;
    cells.set(key, { value, v: version, by: client });
    return null;
  };
  const born = (key: string, code: string, value: Record<string, unknown>): string | null => {
    const isOwnWords = key.startsWith('I:') && code.startsWith('*');
    if (!isOwnWords && !PRODUCTS.has(code)) return 'no_such_product';
    return put(key, value);
  };
  const box = boxRules({ keys: () => [...cells.keys()], there, put });
  const inList = (a: Args, change: (key: string, item: Record<string, unknown> | null) => string | null) => {
    const key = `I:${a['listId']}|${a['stockCode']}`;
    return there(`L:${a['listId']}`) ? change(key, there(key)) : 'list_gone';
  };
  const setField = (field: string) => (a: Args) =>
    inList(a, (key, item) => (item ? put(key, { ...item, [field]: a[field] }) : null));
  const mark = (prefix: string, a: Args, value: Record<string, unknown>): string | null => {
    const key = `${prefix}${a['stockCode']}`;
    if (Boolean(there(key)) === a['isOn']) return null;
    return a['isOn'] ? born(key, a['stockCode'] as string, value) : put(key, null);
  };
  const rules: Record<string, (a: Args) => string | null> = {
    'list.create': (a) => {
      const name = String(a['name']).trim();
      if (name === '') return 'name_blank';
      const key = `L:${a['listId']}`;
      return there(key) ? null : put(key, { name, madeAt: a['madeAt'] });
    },
    'list.rename': (a) => {
      const name = String(a['name']).trim();
      const list = there(`L:${a['listId']}`);
      if (name === '') return 'name_blank';
      return list ? put(`L:${a['listId']}`, { ...list, name }) : 'list_gone';
    },
    'list.delete': (a) => {
      const key = `L:${a['listId']}`;
      if (!there(key)) return null;
      const items = [...cells.keys()].filter((one) => one.startsWith(`I:${a['listId']}|`) && there(one)).sort();
      const isChanged = [key, ...items].some((one) => {
        const cell = cells.get(one);
        return cell !== undefined && cell.v > (a['seen'] as number) && cell.by !== client;
      });
      if (isChanged) return 'list_changed';
      for (const one of [key, ...items]) put(one, null);
      return null;
    },
    'item.add': (a) =>
      inList(a, (key, item) =>
        item
          ? null
          : born(key, a['stockCode'] as string, { quantity: a['quantity'], isChecked: false, rank: a['rank'] }),
      ),
    'item.quantity': setField('quantity'),
    'item.check': setField('isChecked'),
    'item.move': setField('rank'),
    'item.remove': (a) => inList(a, (key, item) => (item ? put(key, null) : null)),
    'favourite.set': (a) => mark('F:', a, { since: a['since'] }),
    'notify.set': (a) => mark('N:', a, {}),
    'cart.add': (a) => {
      const had = Number(there(`C:${a['cartType']}|${a['stockCode']}`)?.['quantity'] ?? 0);
      const quantity = Math.min(9999, Math.max(0, had + Number(a['by'])));
      return rules['cart.set']?.({ ...a, quantity }) ?? null;
    },
    'box.choose': (a) => box.choose(a),
    'box.move': (a) => box.move(a),
    'cart.set': (a) => {
      if (a['cartType'] === 'CGB') return box.set(a);
      const key = `C:${a['cartType']}|${a['stockCode']}`;
      const line = there(key);
      if (a['quantity'] === 0) return line ? put(key, null) : null;
      const { quantity, seenPrice } = a;
      if (line) return put(key, { ...line, quantity, seenPrice });
      return born(key, a['stockCode'] as string, {
        since: a['since'],
        message: null,
        isGiftWrapped: false,
        isBox: false,
        perPlace: 1,
        quantity,
        seenPrice,
      });
    },
  };
  const quantityAt = ({ args }: LoggedEdit): number =>
    Number(there(`C:${String(args['cartType'])}|${String(args['stockCode'])}`)?.['quantity'] ?? 0);
  const refused = log.map((edit) => {
    client = edit.clientId;
    const before = quantityAt(edit);
    const refusal = rules[edit.name]?.(edit.args as Args) ?? null;
    watch(edit, before, quantityAt(edit));
    return refusal;
  });
  const rows = new Map<string, string>();
  for (const [key, { value }] of cells) if (value) rows.set(key, canonical(value));
  return { rows, refused };
}

/** JSON whose keys are in order: PostgreSQL gives them in the order of the columns. */
export function canonical(value: Readonly<Record<string, unknown>>): string {
  let text = written.get(value);
  if (text === undefined) written.set(value, (text = sorted(value)));
  return text;
}

/** The same objects are asked for again and again. */
const written = new WeakMap<object, string>();

function sorted(value: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))));
}
