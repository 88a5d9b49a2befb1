/** PostgreSQL through a pool: drizzle for typed queries, `pool` for raw ones, `transaction` for writes. */
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { DatabaseError, Pool } from 'pg';

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
  /** Hears of connections that broke while idle; they are replaced at the next query. */
  onIdleError?: (error: Error) => void;
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
  // An idle connection that breaks is an 'error' event, which without a listener would end the process.
  pool.on('error', (error) => options.onIdleError?.(error));
  const orm = drizzle({ client: pool });
  return {
    pool,
    orm,
    transaction: (work) => transact(orm, work),
    close: () => pool.end(),
  };
}

async function transact<T>(orm: NodePgDatabase, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await orm.transaction(work, { isolationLevel: 'read committed' });
    } catch (error) {
      if (attempt >= ATTEMPTS || !RETRIED.has(errorCode(error) ?? '')) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** attempt));
    }
  }
}

/** PostgreSQL's five-letter code of an error, drizzle's wrapping taken off; null for other errors. */
export function errorCode(error: unknown): string | null {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof DatabaseError ? (cause.code ?? null) : null;
}
