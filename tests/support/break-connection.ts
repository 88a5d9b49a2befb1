import type { PoolClient } from 'pg';

/** Without a word to PostgreSQL, which rolls back what was begun. */
export function breakConnection(client: PoolClient): void {
  const connection: unknown = Reflect.get(client, 'connection');
  const stream: unknown = typeof connection === 'object' && connection !== null && Reflect.get(connection, 'stream');
  if (typeof stream !== 'object' || stream === null) throw new TypeError('a connection without a stream');
  const destroy: unknown = Reflect.get(stream, 'destroy');
  if (typeof destroy === 'function') Reflect.apply(destroy, stream, []);
}
