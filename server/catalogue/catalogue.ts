/** The catalogue as this process shows it: one version at a time, changed when the database says so. */
import { sql } from 'drizzle-orm';

import type { ProductCard } from '#contract/catalogue-card.ts';
import type { Database } from '#server/kit/database.ts';
import type { Deps } from '#server/kit/deps.ts';

import { cardOf, type ItemRecord } from './card.ts';
import { readShelf } from './read-shelf.ts';
import type { CatalogueSearch } from './search/catalogue-search.ts';
import { postgresSearch } from './search/postgres-search.ts';
import type { Shelf } from './shelf.ts';
import { item } from './table.ts';
import { readVersion, watchVersion } from './watch-version.ts';

export interface Catalogue {
  /** Changes with every change of the catalogue; read from memory. */
  version(): string;
  /** What is on the shelf in this version. */
  shelf(): Shelf;
  readonly search: CatalogueSearch;
  /** Cards in the order of the ids; ids that are gone are left out. */
  cards(ids: readonly number[]): Promise<ProductCard[]>;
  /** Takes the database's version now, without waiting to be told. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

/** Cards kept in memory: 20,000 are some 30 MB. */
const MOST_CARDS = 20_000;
/** Cards read ahead at a time: a few milliseconds. */
const WARMED = 100;

const open = new WeakMap<Database, Promise<Catalogue>>();

/** The catalogue of this database: opened once, whoever asks. */
export function openCatalogue(deps: Deps): Promise<Catalogue> {
  const opened = open.get(deps.db) ?? start(deps);
  open.set(deps.db, opened);
  return opened;
}

/** Stops watching for changes; nothing to do where the catalogue was never opened. */
export async function closeCatalogue(db: Database): Promise<void> {
  await (await open.get(db))?.close();
}

/** A version and the cards made of it so far. */
interface State {
  readonly shelf: Shelf;
  readonly cards: Map<number, ProductCard>;
}

async function start({ db, log, settings }: Deps): Promise<Catalogue> {
  let state: State = { shelf: await readShelf(db), cards: new Map() };
  const take = async (version: number): Promise<void> => {
    if (version === state.shelf.version) return;
    state = { shelf: await readShelf(db), cards: new Map() };
    warmUp();
  };
  const watch = watchVersion(db, log, take);
  const readRows = db.orm
    .select()
    .from(item)
    .where(sql`${item.id} = any(${sql.placeholder('ids')}::integer[])`)
    .prepare('catalogue_cards');

  const fill = async ({ shelf, cards }: State, missing: readonly number[]): Promise<void> => {
    const rows: ItemRecord[] = await readRows.execute({ ids: `{${missing.join(',')}}` });
    for (const row of rows) {
      // An item newer than the shelf is shown with the next version.
      if (shelf.ordinalOf(row.id) === -1) continue;
      if (cards.size >= MOST_CARDS) cards.delete(cards.keys().next().value as number);
      cards.set(row.id, cardOf(row, shelf, settings.publicOrigin));
    }
  };

  /** A shop of ordinary size has all its cards in memory soon after it opened or changed. */
  const warm = async (now: State): Promise<void> => {
    const ids = Array.from(now.shelf.columns.id);
    for (let start = 0; ids.length <= MOST_CARDS && start < ids.length; start += WARMED) {
      if (now !== state || db.pool.ending) return;
      await fill(
        now,
        ids.slice(start, start + WARMED).filter((id) => !now.cards.has(id)),
      );
    }
  };
  // Cards that could not be read ahead are read when they are asked for.
  const warmUp = (): void => void warm(state).catch(() => undefined);
  warmUp();

  return {
    version: () => String(state.shelf.version),
    shelf: () => state.shelf,
    search: postgresSearch(db, () => state.shelf),
    cards: async (ids) => {
      const now = state;
      const missing = ids.filter((id) => !now.cards.has(id));
      if (missing.length > 0) await fill(now, missing);
      return ids.flatMap((id) => now.cards.get(id) ?? []);
    },
    refresh: async () => take(await readVersion(db)),
    close: async () => {
      open.delete(db);
      await watch.close();
    },
  };
}
