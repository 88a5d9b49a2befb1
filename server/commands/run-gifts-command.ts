/** The command line of an operator for e-gifts: reads arguments, opens the database, says what happened. */
import { cancelGift, CannotCancelGift, type CancelProblem } from '#server/gifts/refund-gift.ts';
import type { Database } from '#server/kit/database.ts';
import { createLog } from '#server/kit/log.ts';
import { readSettings } from '#server/kit/settings.ts';

import { exitCodeOf } from './exit-code.ts';
import { listGifts } from './list-gifts.ts';
import { openCommandDatabase } from './open-command-database.ts';
import { PlainError, UsageError } from './plain-error.ts';

const USAGE = `Usage:
  npm run gifts -- list
  npm run gifts -- cancel EGF-800001

list     e-gifts that are paid and not sent yet, by their day, and those whose mail was not taken over
cancel   one that is not sent yet: nothing is sent, and the money goes back to the card that paid it

DATABASE_URL or DATA_DIR say which database, as for npm start.
`;

const PROBLEMS: Readonly<Record<CancelProblem, string>> = {
  no_such_gift: 'there is no such e-gift.',
  not_paid: 'it is not paid, so there is nothing to give back.',
  sent: 'it was sent already: whoever has the code can use it.',
  over: 'it was cancelled before, or given up with its buyer’s account.',
};

type Environment = Readonly<Record<string, string | undefined>>;

/** The exit code: 0 where it was done, 1 where it could not be, 2 where the arguments make no sense. */
export async function runGiftsCommand(
  argv: readonly string[],
  env: Environment = process.env,
  now: () => Date = () => new Date(),
): Promise<number> {
  return exitCodeOf(USAGE, async () => {
    const work = workOf(argv, now);
    const settings = readSettings({ LOG_LEVEL: 'warn', ...env });
    const store = await openCommandDatabase(settings, createLog(settings.logLevel));
    try {
      return await work(store.db);
    } finally {
      await store.close();
    }
  });
}

/** @throws UsageError */
function workOf([name, ...args]: readonly string[], now: () => Date): (db: Database) => Promise<string> {
  if (name === undefined) throw new UsageError('What should be done?');
  if (name !== 'list' && name !== 'cancel') throw new UsageError(`There is no command "${name}".`);
  const most = name === 'list' ? 0 : 1;
  if (args.length > most) throw new UsageError(`"${args[most]}" is one argument too many.`);
  if (name === 'list') return (db) => listGifts(db.orm);
  const id = giftNumber(args[0]);
  return (db) => cancel(db, id, now());
}

function giftNumber(name: string | undefined): number {
  if (name === undefined) throw new UsageError('The number of the e-gift is missing.');
  const digits = /^(?:EGF-)?(\d{1,9})$/i.exec(name)?.[1];
  if (digits === undefined) throw new UsageError(`The e-gift must be named as EGF-800001, not "${name}".`);
  return Number(digits);
}

/** @throws PlainError */
async function cancel(db: Database, id: number, now: Date): Promise<string> {
  try {
    await db.transaction((tx) => cancelGift(tx, id, now));
    return `EGF-${id}: cancelled. The shop that runs gives the money back, and writes to the buyer once it is done.`;
  } catch (error) {
    throw error instanceof CannotCancelGift ? new PlainError(`EGF-${id}: ${PROBLEMS[error.problem]}`) : error;
  }
}
