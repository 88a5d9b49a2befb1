import type { Exporter } from '#server/kit/exporter.ts';

import { readRows } from './postgres-rows.ts';
import { rowKinds } from './row-kinds.ts';

const NAMES: Readonly<Record<string, string>> = {
  'L:': 'lists',
  'I:': 'listItems',
  'F:': 'favourites',
  'C:': 'cart',
  'N:': 'notifyMe',
};

/** The shopper's lists, favourites, cart and what they asked to hear of, in the file of their own data. Tombstones say nothing. */
export const syncExporter: Exporter = {
  name: 'shop',
  read: async (db, userId) => {
    const rows = await readRows(
      db,
      userId,
      rowKinds.map(({ prefix }) => prefix),
    );
    const data: Record<string, unknown[]> = {};
    for (const [prefix, name] of Object.entries(NAMES)) {
      const own = rows.filter(({ key, value }) => value !== null && key.startsWith(prefix));
      data[name] = own.map(({ key, value }) => ({ key: key.slice(prefix.length), ...value }));
    }
    return data;
  },
};
