/** Names of products, out of the database of a store that runs. */
import { Client } from 'pg';

import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { createLog } from '#server/kit/log.ts';

export interface ProductName {
  en: string;
  ar: string;
}

const ENOUGH = 4000;

/** Some thousands, spread over the catalogue, the same ones at every run. */
export async function catalogueNames(dataDir: string): Promise<ProductName[]> {
  // Takes over the server that runs, and leaves it to the store after.
  const database = await startEmbeddedPostgres({ dataDir, log: createLog('fatal') });
  const client = new Client({ connectionString: database.url });
  try {
    await client.connect();
    const { rows } = await client.query<ProductName>(
      'select name_en as en, name_ar as ar from catalogue_item order by md5(code) limit $1',
      [ENOUGH],
    );
    return rows;
  } finally {
    await client.end();
    await database.stop();
  }
}
