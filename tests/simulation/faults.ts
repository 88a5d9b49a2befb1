/** Mistakes that the simulation plants to prove that it finds them: round the engine and the exchange, which know nothing of them. */
import type { SyncedRow, SyncAnswer, SyncInput } from '#contract/sync.ts';
import type { LoggedEdit, StoredRow, SyncClient, SyncStore, SyncUser } from '#server/sync/sync-store.ts';
import type { DeviceStore, DeviceTx } from '#src/offline/shop/device-store.ts';

import type { BoxFaults } from './box-faults.ts';

export interface ServerFaults extends BoxFaults {
  /** The same edit is applied again. */
  readonly noDedup?: boolean;
  /** An edit that is refused cannot be stored. */
  readonly rejectionBlocks?: boolean;
  /** Edits that the database cannot store, by id. */
  readonly unstorable?: ReadonlySet<string>;
  /** Nothing is stored together with another edit. */
  readonly batchesFail?: boolean;
  /** Two exchanges of one shopper do not wait for one another. */
  readonly unlocked?: boolean;
  /** Whose rows a request is about is not compared with whose session it is. */
  readonly takesAnyones?: boolean;
  /** Deleting an account leaves its log. */
  readonly leavesLog?: boolean;
  /** An exchange makes rows for an account that is deleted. */
  readonly revivesErased?: boolean;
}

export interface DeviceFaults {
  readonly trimsOnPartialPage?: boolean;
  readonly cursorFirst?: boolean;
  readonly dropsRejections?: boolean;
  readonly takesLateAnswers?: boolean;
  /** A device that begins anew empties its rows at once. */
  readonly emptiesFirst?: boolean;
}

/** A database of the server that has forgotten what it decided, or that takes no refusals. */
export class FaultyStore implements SyncStore {
  constructor(
    private readonly store: SyncStore,
    private readonly faults: ServerFaults,
    private readonly input: Pick<SyncInput, 'edits'>,
  ) {}

  lock(): Promise<SyncUser> {
    return this.store.lock();
  }

  async client(clientId: string): Promise<SyncClient | null> {
    const known = await this.store.client(clientId);
    const first = this.input.edits[0]?.seq ?? Infinity;
    return known && this.faults.noDedup ? { ...known, lastSeq: Math.min(known.lastSeq, first - 1) } : known;
  }

  async decided(ids: readonly string[]): ReturnType<SyncStore['decided']> {
    return this.faults.noDedup ? new Map() : this.store.decided(ids);
  }

  rows(needs: readonly string[]): Promise<readonly StoredRow[]> {
    return this.store.rows(needs);
  }

  async write(rows: Parameters<SyncStore['write']>[0], log: readonly LoggedEdit[]): Promise<void> {
    if (log.some(({ id, refused }) => refused !== 'internal' && this.faults.unstorable?.has(id)))
      throw new Error('planted');
    if (this.faults.batchesFail && log.length > 1) throw new Error('planted');
    if (this.faults.rejectionBlocks && log.some(({ refused }) => refused !== null)) throw new Error('planted');
    return this.store.write(rows, log);
  }

  keepVersion(version: number): Promise<void> {
    return this.store.keepVersion(version);
  }

  keepClient(clientId: string, client: SyncClient): Promise<void> {
    return this.store.keepClient(clientId, client);
  }

  since(version: number, limit: number): Promise<readonly SyncedRow[]> {
    return this.store.since(version, limit);
  }
}

/** The answer as a device with the mistake would take it. */
export async function misread(store: DeviceStore, answer: SyncAnswer, faults: DeviceFaults): Promise<SyncAnswer> {
  if (answer.verdict !== null) return answer;
  const cursor = await store.read(async (tx) => (await tx.meta())?.cursor ?? 0);
  if (faults.cursorFirst && answer.from === cursor) {
    await store.write(async (tx) => {
      const meta = await tx.meta();
      if (meta) await tx.keepMeta({ ...meta, cursor: answer.to });
    });
    return { ...answer, from: answer.to };
  }
  if (faults.takesLateAnswers) return { ...answer, from: cursor };
  return faults.trimsOnPartialPage ? { ...answer, more: false } : answer;
}

/** A device's database that loses what it should keep. */
export function faulty(store: DeviceStore, faults: DeviceFaults): DeviceStore {
  if (!faults.dropsRejections && !faults.emptiesFirst) return store;
  const lose = (tx: DeviceTx): DeviceTx =>
    new Proxy(tx, {
      get(target, name) {
        if (name === 'addIssues' && faults.dropsRejections) return () => Promise.resolve();
        if (name === 'keepMeta' && faults.emptiesFirst) {
          return async (...[meta]: Parameters<DeviceTx['keepMeta']>) => {
            if (meta.isOutdated && meta.epoch === null)
              await target.removeBase((await target.base()).map(({ key }) => key));
            return target.keepMeta(meta);
          };
        }
        const verb = Reflect.get(target, name) as (...args: unknown[]) => unknown;
        return verb.bind(target);
      },
    });
  return {
    read: (work) => store.read(work),
    write: (work) => store.write((tx) => work(lose(tx))),
    append: (edits) => store.append(edits),
  };
}
