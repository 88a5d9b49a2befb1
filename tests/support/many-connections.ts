/** A second pool of a test's database with so many connections that every racer has one of its own. */
import { openDatabase, type Database } from '#server/kit/database.ts';

/** Closed when `race` ends. Locks are waited for as long as it takes. */
export async function onManyConnections<T>(
  db: Database,
  connections: number,
  race: (wide: Database) => Promise<T>,
): Promise<T> {
  const wide = openDatabase(db.pool.options.connectionString ?? '', { connections, lockTimeout: 0 });
  try {
    // Connected before the race: else the first racers are done while the last still shake hands.
    const clients = await Promise.all(Array.from({ length: connections }, () => wide.pool.connect()));
    for (const client of clients) client.release();
    return await race(wide);
  } finally {
    await wide.close();
  }
}
