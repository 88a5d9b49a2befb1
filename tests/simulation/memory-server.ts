import { edits } from '#contract/rows/edits.ts';
import { cartOf, ITEMS, LISTS, nameIn } from '#contract/rows/keys.ts';
import { wordsOf } from '#contract/rows/own-words.ts';
import type { RefusalCode } from '#contract/rules/mutation.ts';
import type { SyncedRow, SyncAnswer, SyncInput } from '#contract/sync.ts';
import { exchange } from '#server/sync/exchange.ts';
import { refuseOther } from '#server/sync/refuse-other.ts';
import { isStorable } from '#server/sync/row-kinds.ts';
import type { SyncRules } from '#server/sync/sync-rules.ts';
import type { LoggedEdit, StoredRow, SyncClient, SyncStore, SyncUser } from '#server/sync/sync-store.ts';

import { mistaken } from './box-faults.ts';
import { FaultyStore, type ServerFaults } from './faults.ts';
import { gated } from './gate.ts';
import { GIFT_ROLES, PRODUCTS, SOLD_BY, type HowAsked, type SimServer } from './sim-server.ts';

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
  guard: async () => (key, value) => {
    const code = nameIn(key);
    const isInWords = key.startsWith(ITEMS) && wordsOf(code) !== null;
    if (!key.startsWith(LISTS) && !isInWords && !PRODUCTS.has(code)) return 'no_such_product';
    if (!key.startsWith(cartOf('CGB'))) return null;
    const isBox = value['isBox'] === true;
    const isRight = GIFT_ROLES.get(code) === (isBox ? 'container' : 'movable');
    return isRight && (isBox || Number(value['perPlace']) <= (SOLD_BY.get(code) ?? 1)) ? null : 'not_movable';
  },
};

const empty = (): Contents => ({ version: 0, floor: 0, clients: new Map(), log: [], rows: new Map() });

function copyOf({ version, floor, clients, log, rows }: Contents): Contents {
  return { version, floor, clients: new Map(clients), log: [...log], rows: new Map(rows) };
}

/** The server's database in memory. What is committed is never changed in place. */
export class MemoryServer implements SimServer {
  private users = new Map<number, Contents>();
  private saved = new Map<number, Contents>();
  /** Who has the shopper's lock, and who waits for it. */
  private readonly locks = new Map<number, Promise<void>>();
  private readonly erased = new Set<number>();
  private accounts = 0;
  private epochs = 1;
  private timeline = 1;
  /** The timeline of which the epoch is. */
  private epochTimeline = 1;

  private readonly rules: SyncRules;

  constructor(private readonly faults: ServerFaults = {}) {
    this.rules = mistaken(simRules, faults);
  }

  register(): Promise<number> {
    return Promise.resolve((this.accounts += 1));
  }

  erase(userId: number): Promise<void> {
    const left = this.faults.leavesLog ? this.users.get(userId)?.log : undefined;
    this.users.delete(userId);
    if (left) this.users.set(userId, { ...empty(), log: left });
    this.erased.add(userId);
    return Promise.resolve();
  }

  async exchange(userId: number, input: SyncInput, { isKilled = false, pass }: HowAsked = {}): Promise<SyncAnswer> {
    if (!this.faults.takesAnyones) refuseOther(input.userId, userId);
    await pass?.('begin');
    const known = this.users.get(userId);
    const isOnlyPull = input.edits.length === 0 && input.cursor > 0 && known?.clients.has(input.clientId) === true;
    if (isOnlyPull && this.timeline === this.epochTimeline && !isKilled) {
      return exchange(new MemoryStore(() => this.open(copyOf(known))), this.rules, input);
    }
    let unlock = (): void => undefined;
    const draft = new MemoryStore(async () => {
      if (!this.faults.unlocked) unlock = await this.lock(userId);
      return this.open(this.draftOf(userId));
    });
    try {
      const store = new FaultyStore(draft, this.faults, input);
      const answer = await exchange(pass ? gated(store, pass) : store, this.rules, input);
      await pass?.('commit');
      if (isKilled) throw new Error('killed before the commit');
      this.users.set(userId, draft.contents);
      return answer;
    } finally {
      unlock();
    }
  }

  /** Everything that can go on by itself does before the next turn of the event loop. */
  patience(): Promise<void> {
    return new Promise((resolve) => {
      setImmediate(resolve);
    });
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
    this.saved = new Map(this.users);
    return Promise.resolve();
  }

  purge(isFloorKept = true): Promise<void> {
    for (const [userId, committed] of this.users) {
      const contents = copyOf(committed);
      for (const [key, { value, v }] of contents.rows) {
        if (value !== null) continue;
        contents.rows.delete(key);
        if (isFloorKept) contents.floor = Math.max(contents.floor, v);
      }
      this.users.set(userId, contents);
    }
    return Promise.resolve();
  }

  restore(withNewEpoch: boolean): Promise<void> {
    this.users = new Map([...this.saved].filter(([userId]) => !this.erased.has(userId)));
    if (withNewEpoch) this.epochs += 1;
    return Promise.resolve();
  }

  async failOver(isTold: boolean): Promise<void> {
    await this.restore(false);
    if (isTold) this.timeline += 1;
  }

  private open(contents: Contents): Opened {
    return { contents, epoch: `epoch ${this.epochs}` };
  }

  private async lock(userId: number): Promise<() => void> {
    const before = this.locks.get(userId);
    let unlock = (): void => undefined;
    this.locks.set(userId, new Promise((resolve) => (unlock = resolve)));
    await before;
    return unlock;
  }

  private draftOf(userId: number): Contents {
    if (this.erased.has(userId) && !this.faults.revivesErased) throw new Error('the account was deleted');
    if (this.timeline !== this.epochTimeline) this.epochs += 1;
    this.epochTimeline = this.timeline;
    return copyOf(this.users.get(userId) ?? empty());
  }
}

interface Opened {
  readonly contents: Contents;
  readonly epoch: string;
}

class MemoryStore implements SyncStore {
  /** What the shopper's lock gave access to. */
  contents = empty();

  constructor(private readonly open: () => Opened | Promise<Opened>) {}

  async lock(): Promise<SyncUser> {
    const { contents, epoch } = await this.open();
    this.contents = contents;
    return { epoch, version: contents.version, floor: contents.floor };
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

  async since(version: number, limit: number): Promise<readonly SyncedRow[]> {
    return [...this.contents.rows.values()]
      .filter(({ v }) => v > version)
      .sort((a, b) => a.v - b.v)
      .slice(0, limit)
      .map(({ key, value, v }) => ({ key, val: value, v }));
  }
}
