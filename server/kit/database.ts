/** PostgreSQL through a pool: drizzle for typed queries, `pool` for raw ones, `transaction` for writes. */
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import { DatabaseError, Pool, type PoolClient } from 'pg';

import { PlannedClient } from './planned-client.ts';
import { Slots } from './slots.ts';

/** What a store's verbs take: the open database, or a transaction of it. */
export type Queryable = Pick<NodePgDatabase, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute'>;
export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

export interface Database {
  readonly pool: Pool;
  readonly orm: NodePgDatabase;
  /**
   * READ COMMITTED; runs `work` again, at most 5 times in all, when PostgreSQL reports a serialization failure (40001) or a
   * deadlock (40P01). `work` must do nothing that a rollback does not undo.
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Reads alone, all as of one moment: REPEATABLE READ READ ONLY. */
  snapshot<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** Connections at most; 10 unless told. */
  connections?: number;
  /** How many of them stay free for single statements while transactions hold the others; 0 unless told. */
  keptForReads?: number;
  /** After how many milliseconds waiting for a lock is given up (55P03); 2 000 unless told, 0 is never. */
  lockTimeout?: number;
  /** After how many milliseconds a statement is given up; 15 000 unless told, 0 is never (imports, migrations). */
  statementTimeout?: number;
  /** Hears of connections that broke, idle or in use; the pool replaces them at the next query. */
  onLostConnection?: (error: Error) => void;
}

/** Milliseconds that a connection, or a turn for a transaction, is waited for. */
const CONNECT_MS = 10_000;
/** Transactions that may wait for their turn. */
const MOST_WAITING = 500;
const ATTEMPTS = 5;
const RETRIED = new Set(['40001', '40P01']);

/** Opens a pool; connects at the first query. */
export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const connections = options.connections ?? 10;
  // Waiting for a turn costs no connection; who would wait longer than a connection is waited for is told to come again.
  const turns = new Slots({
    atOnce: Math.max(1, connections - (options.keptForReads ?? 0)),
    waiting: MOST_WAITING,
    patience: CONNECT_MS,
  });
  const pool = new Pool({
    Client: PlannedClient,
    connectionString: url,
    application_name: 'zad',
    max: connections,
    connectionTimeoutMillis: CONNECT_MS,
    lock_timeout: options.lockTimeout ?? 2000,
    statement_timeout: options.statementTimeout ?? 15_000,
    idle_in_transaction_session_timeout: 60_000,
    // Compiling a plan costs a tenth of a second and more; no statement of a shop is long enough to be worth it.
    options: '-c jit=off',
  });
  // A connection that breaks is an 'error' event, which ends the process where nobody listens. The pool listens while the
  // connection is idle only; a transaction's has to have a listener of its own.
  pool.on('connect', (client) => client.on('error', (error) => options.onLostConnection?.(error)));
  pool.on('error', () => undefined);
  const orm = drizzle({ client: pool });
  return {
    pool,
    orm,
    transaction: (work) => turns.run(() => transact(pool, work)),
    snapshot: (work) => transactOnce(pool, work, { isolationLevel: 'repeatable read', accessMode: 'read only' }),
    close: () => pool.end(),
  };
}

async function transact<T>(pool: Pool, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transactOnce(pool, work, { isolationLevel: 'read committed' });
    } catch (error) {
      if (attempt >= ATTEMPTS || !RETRIED.has(errorCode(error) ?? '')) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** attempt));
    }
  }
}

/** Throws what `work` threw, also where the rollback then fails because the connection is gone. */
async function transactOnce<T>(
  pool: Pool,
  work: (tx: Transaction) => Promise<T>,
  config: PgTransactionConfig,
): Promise<T> {
  const client: PoolClient = await pool.connect();
  let thrown: { error: unknown } | undefined;
  try {
    const orm = drizzle({ client });
    const attempt = (tx: Transaction): Promise<T> =>
      work(tx).catch((error: unknown) => {
        thrown = { error };
        throw error;
      });
    const result = await orm.transaction(attempt, config);
    client.release();
    return result;
  } catch (error) {
    // Whether the connection is still good is not known when begin, commit or rollback failed: then it is closed.
    client.release(thrown === undefined || thrown.error !== error);
    throw thrown === undefined ? error : thrown.error;
  }
}

/** PostgreSQL's five-letter code of an error, drizzle's wrapping taken off; null for other errors. */
export function errorCode(error: unknown): string | null {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof DatabaseError ? (cause.code ?? null) : null;
}
