import { edits } from '#contract/rows/edits.ts';
import { LISTS, nameIn } from '#contract/rows/keys.ts';
import type { RefusalCode } from '#contract/rules/mutation.ts';
import type { Row, SyncAnswer, SyncInput } from '#contract/sync.ts';
import { exchange } from '#server/sync/exchange.ts';
import { isStorable } from '#server/sync/row-kinds.ts';
import type { SyncRules } from '#server/sync/sync-rules.ts';
import type { LoggedEdit, StoredRow, SyncClient, SyncStore, SyncUser } from '#server/sync/sync-store.ts';

import { FaultyStore, type ServerFaults } from './faults.ts';
import { PRODUCTS, type SimServer } from './sim-server.ts';

interface Contents {
  version: number;
  /** The newest version of a tombstone that is gone. */
  floor: number;
  clients: Map<string, SyncClient>;
  log: LoggedEdit[];
  rows: Map<string, StoredRow>;
}

export const simRules: SyncRules = {
  mutations: edits,
  isStorable,
  guard: async () => (key) => (key.startsWith(LISTS) || PRODUCTS.has(nameIn(key)) ? null : 'no_such_product'),
};

const empty = (): Contents => ({ version: 0, floor: 0, clients: new Map(), log: [], rows: new Map() });

function copyOf({ version, floor, clients, log, rows }: Contents): Contents {
  return { version, floor, clients: new Map(clients), log: [...log], rows: new Map(rows) };
}

/** The server's database in memory. */
export class MemoryServer implements SimServer {
  private users = new Map<number, Contents>();
  private saved = new Map<number, Contents>();
  private epochs = 1;

  constructor(private readonly faults: ServerFaults = {}) {}

  async exchange(userId: number, input: SyncInput, isKilled: boolean): Promise<SyncAnswer> {
    const draft = copyOf(this.users.get(userId) ?? empty());
    const store = new FaultyStore(new MemoryStore(draft, `epoch ${this.epochs}`), this.faults, input);
    const answer = await exchange(store, simRules, input);
    if (isKilled) throw new Error('killed before the commit');
    this.users.set(userId, draft);
    return answer;
  }

  log(userId: number): Promise<readonly LoggedEdit[]> {
    return Promise.resolve(this.users.get(userId)?.log ?? []);
  }

  rows(userId: number): Promise<readonly StoredRow[]> {
    return Promise.resolve([...(this.users.get(userId)?.rows.values() ?? [])]);
  }

  version(userId: number): Promise<number> {
    return Promise.resolve(this.users.get(userId)?.version ?? 0);
  }

  backup(): Promise<void> {
    this.saved = new Map([...this.users].map(([userId, contents]) => [userId, copyOf(contents)]));
    return Promise.resolve();
  }

  purge(isFloorKept = true): Promise<void> {
    for (const contents of this.users.values()) {
      for (const [key, { value, v }] of contents.rows) {
        if (value !== null) continue;
        contents.rows.delete(key);
        if (isFloorKept) contents.floor = Math.max(contents.floor, v);
      }
    }
    return Promise.resolve();
  }

  restore(withNewEpoch: boolean): Promise<void> {
    this.users = new Map([...this.saved].map(([userId, contents]) => [userId, copyOf(contents)]));
    if (withNewEpoch) this.epochs += 1;
    return Promise.resolve();
  }
}

class MemoryStore implements SyncStore {
  constructor(
    private readonly contents: Contents,
    private readonly epoch: string,
  ) {}

  async lock(): Promise<SyncUser> {
    return { epoch: this.epoch, version: this.contents.version, floor: this.contents.floor };
  }

  async client(clientId: string): Promise<SyncClient | null> {
    return this.contents.clients.get(clientId) ?? null;
  }

  async decided(ids: readonly string[]): Promise<ReadonlyMap<string, RefusalCode | null>> {
    const found = new Map<string, RefusalCode | null>();
    for (const { id, refused } of this.contents.log) if (ids.includes(id)) found.set(id, refused);
    return found;
  }

  async rows(needs: readonly string[]): Promise<readonly StoredRow[]> {
    return [...this.contents.rows.values()].filter(({ key }) =>
      needs.some((need) => key === need || (/[|:]$/.test(need) && key.startsWith(need))),
    );
  }

  async write(rows: readonly StoredRow[], log: readonly LoggedEdit[]): Promise<void> {
    for (const row of rows) this.contents.rows.set(row.key, row);
    this.contents.log.push(...log);
  }

  async keepVersion(version: number): Promise<void> {
    this.contents.version = version;
  }

  async keepClient(clientId: string, client: SyncClient): Promise<void> {
    this.contents.clients.set(clientId, client);
  }

  async since(version: number, limit: number): Promise<readonly Row[]> {
    return [...this.contents.rows.values()]
      .filter(({ v }) => v > version)
      .sort((a, b) => a.v - b.v)
      .slice(0, limit)
      .map(({ key, value, v }) => ({ key, val: value, v }));
  }
}
