import { createLog } from '#server/kit/log.ts';
import { readSettings } from '#server/kit/settings.ts';
import { newEpoch } from '#server/sync/new-epoch.ts';

/** `npm run epoch`: owed after a restore of the database and in a clone of it (docs/restore.md). */
import { openCommandDatabase } from './open-command-database.ts';

const shop = await openCommandDatabase(readSettings(process.env), createLog('warn'));
try {
  console.log(
    `The epoch is now ${await newEpoch(shop.db.orm)}: every device fetches its rows anew at its next exchange.`,
  );
} finally {
  await shop.close();
}
