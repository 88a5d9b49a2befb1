/** What is done to the statements of a shop's pool: mistakes planted in its SQL, and connections that are cut. */
import type { Pool, PoolClient } from 'pg';

import type { MoneyFaults } from './money-faults.ts';

export interface StatementCuts {
  /** Before the statement after so many more its connection breaks, as when the server dies there; null cuts none. */
  cutAfter(statements: number | null): void;
}

/** From here on, for connections that are taken from the pool. */
export function plantInStatements(pool: Pool, faults: MoneyFaults): StatementCuts {
  let left: number | null = null;
  const planted = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => {
    if (planted.has(client)) return;
    planted.add(client);
    const query: unknown = Reflect.get(client, 'query');
    if (typeof query !== 'function') throw new TypeError('a connection without queries');
    const changed = (first: unknown, ...rest: unknown[]): unknown => {
      if (left !== null) {
        left -= 1;
        if (left < 0) breakConnection(client);
        if (left < 0) left = null;
      }
      return Reflect.apply(query, client, [changedStatement(first, faults), ...rest]);
    };
    Reflect.set(client, 'query', changed);
  });
  return {
    cutAfter: (statements) => {
      left = statements;
    },
  };
}

/** Without a word to PostgreSQL, which rolls back what was begun. */
function breakConnection(client: PoolClient): void {
  const connection: unknown = Reflect.get(client, 'connection');
  const stream: unknown = typeof connection === 'object' && connection !== null && Reflect.get(connection, 'stream');
  if (typeof stream !== 'object' || stream === null) throw new TypeError('a connection without a stream');
  const destroy: unknown = Reflect.get(stream, 'destroy');
  if (typeof destroy === 'function') Reflect.apply(destroy, stream, []);
}

/** drizzle hands over an object, `pool.query` a text or an object; a query that was made elsewhere stays as it is. */
function changedStatement(first: unknown, faults: MoneyFaults): unknown {
  if (typeof first === 'string') return changedText(first, faults);
  if (typeof first !== 'object' || first === null || !('text' in first) || typeof first.text !== 'string') return first;
  return Object.getPrototypeOf(first) === Object.prototype
    ? { ...first, text: changedText(first.text, faults) }
    : first;
}

function changedText(statement: string, { unlocked = false, keepsHolds = false }: MoneyFaults): string {
  const free = unlocked ? statement.replace(/ for no key update( of "\w+")?$/, '') : statement;
  return keepsHolds
    ? free.replace(/delete from "(slot|stock)_hold" where/, 'delete from "$1_hold" where false and')
    : free;
}
