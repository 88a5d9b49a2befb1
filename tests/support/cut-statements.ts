/** Breaks a connection before the statement of a test's choice, as a server that is killed there does. */
import type { Pool, PoolClient } from 'pg';

import { breakConnection } from './break-connection.ts';

export interface StatementCuts {
  /** Breaks the connection of the statement after so many others, whoever asks it, and none after that. Null: none at all. */
  cutAfter(statements: number | null): void;
}

/** From here on, for connections that are taken from the pool. */
export function cutStatements(pool: Pool): StatementCuts {
  let left: number | null = null;
  const seen = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => {
    if (seen.has(client)) return;
    seen.add(client);
    const query: unknown = Reflect.get(client, 'query');
    if (typeof query !== 'function') throw new TypeError('a connection without queries');
    Reflect.set(client, 'query', (...asked: unknown[]): unknown => {
      if (left === 0) breakConnection(client);
      if (left !== null) left = left === 0 ? null : left - 1;
      return Reflect.apply(query, client, asked);
    });
  });
  return {
    cutAfter: (statements) => {
      left = statements;
    },
  };
}
