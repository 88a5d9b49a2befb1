/** Edits that come by other calls than the device's own: the same edits, the same log, so that every device hears of them. */
import { randomUUID } from 'node:crypto';

import type { RefusalCode, RowValue } from '#contract/rules/mutation.ts';
import { EDITS_MAX } from '#contract/sync.ts';
import type { Database, Transaction } from '#server/kit/database.ts';

import { exchange } from './exchange.ts';
import { PostgresStore } from './postgres-store.ts';
import { ServerStore, type HeldShopper } from './server-store.ts';
import { shopRules } from './shop-rules.ts';

/** The client that the server itself is, one a shopper. */
export const SERVER_CLIENT = 'server';

export interface EditAs {
  readonly name: string;
  readonly args: RowValue;
  /** UUID, lower case; the same one counts once. Made up where it is not given. */
  readonly id?: string;
}

export interface AppliedEdit {
  readonly ok: boolean;
  /** Why not. */
  readonly code: RefusalCode | null;
}

/**
 * Applies edits as the shopper, in order, each done or refused by itself; the answers in the same order. At most EDITS_MAX.
 * Throws when an edit fails for a reason of ours, or has a name that no edit has.
 */
export async function applyAs(
  db: Database,
  userId: number,
  edits: readonly EditAs[],
  now: Date,
): Promise<AppliedEdit[]> {
  if (edits.length > EDITS_MAX) throw new Error(`${edits.length} edits at once`);
  return db.transaction((tx) => applyWithin(tx, userId, edits, now));
}

/** The same within a transaction of the caller's, which holds the shopper's lock from here to its end. */
export async function applyWithin(
  tx: Transaction,
  userId: number,
  edits: readonly EditAs[],
  now: Date,
): Promise<AppliedEdit[]> {
  return applyHolding(tx, await lockShopper(tx, userId, now), edits);
}

/** Waits for the shopper's lock, which the transaction then holds to its end. */
export async function lockShopper(tx: Transaction, userId: number, now: Date): Promise<HeldShopper> {
  return { userId, now, locked: await new PostgresStore(tx, userId, now).hold() };
}

/** The same in a transaction that holds the shopper already, and has not written their rows since: checkout's, for one. Any number of edits. */
export async function applyHolding(
  tx: Transaction,
  held: HeldShopper,
  edits: readonly EditAs[],
): Promise<AppliedEdit[]> {
  const { epoch, version } = held.locked;
  const store = new ServerStore(tx, held, new Set(edits.flatMap(({ id }) => id ?? [])));
  const from = (await store.client(SERVER_CLIENT))?.lastSeq ?? 0;
  const failures: unknown[] = [];
  const { results } = await exchange(
    store,
    shopRules(tx, (error) => failures.push(error)),
    {
      clientId: SERVER_CLIENT,
      epoch,
      cursor: version,
      ackTo: 0,
      limit: 1,
      edits: edits.map(({ name, args, id }, index) => ({
        id: id ?? randomUUID(),
        seq: from + index + 1,
        name,
        args,
        ver: 1,
      })),
    },
  );
  if (failures.length > 0) throw new Error('An edit failed', { cause: failures[0] });
  return edits.map(({ name }, index) => {
    const result = results[index];
    if (!result || result.code === 'later') throw new Error(`There is no edit ${name}`);
    return { ok: result.ok, code: result.code as RefusalCode | null };
  });
}
