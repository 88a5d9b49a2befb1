/** PostgreSQL through a pool: drizzle for typed queries, `pool` for raw ones, `transaction` for writes. */
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { DatabaseError, Pool, type PoolClient } from 'pg';

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
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** Connections at most; 10 unless told. */
  connections?: number;
  /** After how many milliseconds a statement is given up; 15 000 unless told, 0 is never (imports, migrations). */
  statementTimeout?: number;
  /** Hears of connections that broke, idle or in use; the pool replaces them at the next query. */
  onLostConnection?: (error: Error) => void;
}

const ATTEMPTS = 5;
const RETRIED = new Set(['40001', '40P01']);

/** Opens a pool; connects at the first query. */
export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const pool = new Pool({
    connectionString: url,
    application_name: 'zad',
    max: options.connections ?? 10,
    connectionTimeoutMillis: 10_000,
    statement_timeout: options.statementTimeout ?? 15_000,
    idle_in_transaction_session_timeout: 60_000,
  });
  // A connection that breaks is an 'error' event, which ends the process where nobody listens. The pool listens while the
  // connection is idle only; a transaction's has to have a listener of its own.
  pool.on('connect', (client) => client.on('error', (error) => options.onLostConnection?.(error)));
  pool.on('error', () => undefined);
  const orm = drizzle({ client: pool });
  return {
    pool,
    orm,
    transaction: (work) => transact(pool, work),
    close: () => pool.end(),
  };
}

async function transact<T>(pool: Pool, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transactOnce(pool, work);
    } catch (error) {
      if (attempt >= ATTEMPTS || !RETRIED.has(errorCode(error) ?? '')) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** attempt));
    }
  }
}

/** Throws what `work` threw, also where the rollback then fails because the connection is gone. */
async function transactOnce<T>(pool: Pool, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const client: PoolClient = await pool.connect();
  let thrown: { error: unknown } | undefined;
  try {
    const orm = drizzle({ client });
    const attempt = (tx: Transaction): Promise<T> =>
      work(tx).catch((error: unknown) => {
        thrown = { error };
        throw error;
      });
    const result = await orm.transaction(attempt, { isolationLevel: 'read committed' });
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
