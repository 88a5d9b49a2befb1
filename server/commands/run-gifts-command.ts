/** The command line of an operator for e-gifts: reads arguments, opens the database, says what happened. */
import { dubaiDay } from '#contract/rules/dubai-day.ts';
import { isEmail } from '#contract/rules/email.ts';
import { addressGift, CannotAddressGift, type GiftAddressProblem } from '#server/gifts/address-gift.ts';
import { cancelGift, CannotCancelGift, type CancelProblem } from '#server/gifts/refund-gift.ts';
import type { Database } from '#server/kit/database.ts';
import { createLog, type Log } from '#server/kit/log.ts';
import { readSettings } from '#server/kit/settings.ts';
import { sayDay } from '#server/slots/say-slot.ts';

import { exitCodeOf } from './exit-code.ts';
import { findCommand, type Commands } from './find-command.ts';
import { listGifts } from './list-gifts.ts';
import { openCommandDatabase } from './open-command-database.ts';
import { PlainError, UsageError } from './plain-error.ts';
import { printable } from './printable.ts';

const USAGE = `Usage:
  npm run gifts -- list
  npm run gifts -- mail EGF-800001 ADDRESS
  npm run gifts -- cancel EGF-800001

list     e-gifts that are paid and not sent yet, by their day, and those whose mail was not taken over
mail     its address was mistyped, or nobody takes its mail over: it goes to ADDRESS, with the same code, and its buyer hears of it
cancel   one that is not sent yet: nothing is sent, and the money goes back to the card that paid it

DATABASE_URL or DATA_DIR say which database, as for npm start.
`;

const PROBLEMS: Readonly<Record<CancelProblem, string>> = {
  no_such_gift: 'there is no such e-gift.',
  not_paid: 'it is not paid, so there is nothing to give back.',
  sent: 'it was sent already: whoever has the code can use it.',
  over: 'it was cancelled before, or given up with its buyer’s account.',
};

const ADDRESS_PROBLEMS: Readonly<Record<GiftAddressProblem, string>> = {
  no_such_gift: PROBLEMS.no_such_gift,
  not_paid: 'it is not paid, so nothing goes out.',
  redeemed: 'it is in somebody’s wallet already.',
  over: PROBLEMS.over,
  forgotten: 'its buyer deleted the account, and what they wrote to the friend went with it.',
};

interface Desk {
  readonly db: Database;
  readonly log: Log;
  readonly now: () => Date;
}

type Work = (desk: Desk, args: readonly string[]) => Promise<string>;

/** Each with the most arguments that it takes. */
const COMMANDS: Commands<Work> = new Map([
  ['list', [0, ({ db }: Desk) => listGifts(db.orm)]],
  ['mail', [2, mail]],
  ['cancel', [1, cancel]],
]);

type Environment = Readonly<Record<string, string | undefined>>;

/** The exit code: 0 where it was done, 1 where it could not be, 2 where the arguments make no sense. */
export async function runGiftsCommand(
  argv: readonly string[],
  env: Environment = process.env,
  now: () => Date = () => new Date(),
): Promise<number> {
  return exitCodeOf(USAGE, async () => {
    const { work, args } = findCommand(COMMANDS, argv);
    const settings = readSettings({ LOG_LEVEL: 'warn', ...env });
    const log = createLog(settings.logLevel);
    const store = await openCommandDatabase(settings, log);
    try {
      return await work({ db: store.db, log, now }, args);
    } finally {
      await store.close();
    }
  });
}

/** @throws UsageError */
function giftNumber(name: string | undefined): number {
  if (name === undefined) throw new UsageError('The number of the e-gift is missing.');
  const digits = /^(?:EGF-)?(\d{1,9})$/i.exec(name)?.[1];
  if (digits === undefined) throw new UsageError(`The e-gift must be named as EGF-800001, not "${name}".`);
  return Number(digits);
}

async function mail({ db, log, now }: Desk, [name, address]: readonly string[]): Promise<string> {
  const id = giftNumber(name);
  if (address === undefined) throw new UsageError('The address that it should go to is missing.');
  const email = address.trim();
  if (!isEmail(email)) throw new UsageError(`"${printable(address)}" is no e-mail address.`);
  try {
    const sendsAt = await db.transaction((tx) => addressGift(tx, id, { email, now: now() }));
    log.warn({ giftId: id }, 'an operator gave an e-gift another address');
    const when =
      sendsAt === null ? 'the shop that runs mails it now' : `it goes out on ${sayDay(dubaiDay(sendsAt)).en}`;
    return `EGF-${id}: ${when}, to ${email}. The code is the same, and its buyer hears of it.`;
  } catch (error) {
    throw error instanceof CannotAddressGift ? new PlainError(`EGF-${id}: ${ADDRESS_PROBLEMS[error.problem]}`) : error;
  }
}

async function cancel({ db, now }: Desk, [name]: readonly string[]): Promise<string> {
  const id = giftNumber(name);
  try {
    await db.transaction((tx) => cancelGift(tx, id, now()));
    return `EGF-${id}: cancelled. The shop that runs gives the money back, and writes to the buyer once it is done.`;
  } catch (error) {
    throw error instanceof CannotCancelGift ? new PlainError(`EGF-${id}: ${PROBLEMS[error.problem]}`) : error;
  }
}
