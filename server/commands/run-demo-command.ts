/** The command line of a demo shop: reads arguments, refuses real shops, opens the database, says what happened. */
import type { Database } from '#server/kit/database.ts';
import { mayHaveDemoShoppers } from '#server/kit/demo-parts.ts';
import { createLog } from '#server/kit/log.ts';
import { readSettings, type Settings } from '#server/kit/settings.ts';
import { holdersOfEmail } from '#server/session/user-store.ts';
import { readShopSettings } from '#server/shop-settings.ts';

import { DEMO_GIFTS } from './demo-gifts.ts';
import { exitCodeOf } from './exit-code.ts';
import { openCommandDatabase } from './open-command-database.ts';
import { PlainError, UsageError } from './plain-error.ts';

const USAGE = `Usage:
  npm run demo -- wallet E-MAIL N
  npm run demo -- points E-MAIL N
  npm run demo -- voucher E-MAIL N

wallet    puts N dirhams into the shopper's wallet
points    gives N reward points
voucher   gives a voucher of N dirhams

For a shop on this machine alone, or with ZAD_DEMO=1, and with the sandbox for payments. DATABASE_URL or DATA_DIR say which
database, as for npm start.
`;

type Environment = Readonly<Record<string, string | undefined>>;

/** The exit code: 0 where it was given, 1 where nothing was, 2 where the arguments make no sense. */
export async function runDemoCommand(argv: readonly string[], env: Environment = process.env): Promise<number> {
  return exitCodeOf(USAGE, () => giveAsAsked(argv, env), 'Nothing was given.');
}

/** Says what was given. */
async function giveAsAsked(argv: readonly string[], env: Environment): Promise<string> {
  const [what, email, written, extra] = argv;
  if (what === undefined) throw new UsageError('What should be given?');
  const kind = DEMO_GIFTS.get(what);
  if (kind === undefined) throw new UsageError(`There is no command "${what}".`);
  if (email === undefined) throw new UsageError('E-MAIL is missing.');
  if (written === undefined) throw new UsageError('N is missing.');
  if (extra !== undefined) throw new UsageError(`"${extra}" is one argument too many.`);
  const count = wholeNumber(written);
  const settings = readSettings({ LOG_LEVEL: 'warn', ...env });
  holdToDemo(settings, env);
  const shop = readShopSettings(env);
  return withDatabase(settings, async (db) => {
    const userId = await shopperOf(db, email);
    await db.transaction((tx) => kind.give(tx, { userId, count, at: new Date(), settings: shop }));
    return `${kind.words(count.toLocaleString('en'))}: ${email}`;
  });
}

/** Money that nobody paid is for a shop where nobody pays (money.md section 6). */
function holdToDemo(settings: Settings, env: Environment): void {
  if (!mayHaveDemoShoppers(settings)) {
    throw new PlainError(
      `Others can reach this shop (HOST=${settings.host}, PUBLIC_ORIGIN=${settings.publicOrigin}): this is for a demonstration, with ZAD_DEMO=1.`,
    );
  }
  if (env['NGENIUS_API_KEY']) {
    throw new PlainError('NGENIUS_API_KEY is set: this is for a shop whose payments are the sandbox.');
  }
}

async function shopperOf(db: Database, email: string): Promise<number> {
  const [only, other] = await holdersOfEmail(db.orm, email);
  if (only === undefined) throw new PlainError(`No shopper has the e-mail "${email}".`);
  if (other !== undefined) throw new PlainError(`Several accounts say "${email}", and none of them has proved it.`);
  return only.id;
}

function wholeNumber(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new UsageError(`N must be a whole number from 1 to 999,999, not "${text}".`);
  return Number(text);
}

async function withDatabase<T>(settings: Settings, work: (db: Database) => Promise<T>): Promise<T> {
  const store = await openCommandDatabase(settings, createLog(settings.logLevel));
  try {
    return await work(store.db);
  } finally {
    await store.close();
  }
}
