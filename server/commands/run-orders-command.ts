/** The command line of an operator: reads arguments, opens the database, says what happened. */
import { setTimeout as pause } from 'node:timers/promises';

import { readShelf } from '#server/catalogue/read-shelf.ts';
import { returnPromises } from '#server/checkout/return-promises.ts';
import { CannotMove, moveByHand } from '#server/fulfilment/move-by-hand.ts';
import { CannotRestock, restockOrder } from '#server/fulfilment/restock-order.ts';
import { CannotPick, shortPick } from '#server/fulfilment/short-pick.ts';
import type { Database } from '#server/kit/database.ts';
import { createLog } from '#server/kit/log.ts';
import { readSettings } from '#server/kit/settings.ts';
import { mailedAmount } from '#server/orders/mailed-order.ts';
import { lockOrder, orderById } from '#server/orders/order-store.ts';
import { STATE_WORDS } from '#server/orders/order-words.ts';
import type { ShopSettings } from '#server/shop-settings.ts';
import { markGoodsSent } from '#server/wallet/goods-to-send.ts';

import { exitCodeOf } from './exit-code.ts';
import { findCommand, type Commands } from './find-command.ts';
import { listOrders } from './list-orders.ts';
import { openCommandDatabase } from './open-command-database.ts';
import { MOVE_WORDS, PICK_WORDS, RESTOCK_WORDS } from './orders-words.ts';
import { PlainError, UsageError } from './plain-error.ts';
import { printable } from './printable.ts';
import { showOrder } from './show-order.ts';

const USAGE = `Usage:
  npm run orders -- list
  npm run orders -- show RSO-1001
  npm run orders -- move RSO-1001 [STATE]
  npm run orders -- short RSO-1001 SRNO [UNITS]
  npm run orders -- restock RSO-1001
  npm run orders -- sent PBO-700001

list      open orders, by their slots; goods to send with a top-up
show      what the packer needs: lines, gift wrap, messages, wishes
move      one step on, or on to STATE: 2 picking, 3 picked and paid, 4 on its way, 5 waits for its shopper, 6 delivered
short     UNITS of the line SRNO (all of it unless told) are not on the shelf
restock   what was written off with an order that was cancelled once it was packed is good, and back on the shelf
sent      the goods that came as the bonus of a top-up are on their way

DATABASE_URL or DATA_DIR say which database, as for npm start.
`;

type Environment = Readonly<Record<string, string | undefined>>;

interface Desk {
  readonly db: Database;
  readonly shop: ShopSettings;
  readonly now: () => Date;
  readonly wait: () => Promise<void>;
}

type Work = (desk: Desk, args: readonly string[]) => Promise<string>;

/** Each with the most arguments that it takes. */
const COMMANDS: Commands<Work> = new Map([
  ['list', [0, ({ db }: Desk) => listOrders(db.orm)]],
  ['show', [1, show]],
  ['move', [2, move]],
  ['short', [3, short]],
  ['restock', [1, restock]],
  ['sent', [1, sent]],
]);

const HALF_A_SECOND = async (): Promise<void> => pause(500);

/** The exit code: 0 where it was done, 1 where it could not be, 2 where the arguments make no sense. `wait`: between looks at the money. */
export async function runOrdersCommand(
  argv: readonly string[],
  env: Environment = process.env,
  wait: () => Promise<void> = HALF_A_SECOND,
): Promise<number> {
  return exitCodeOf(USAGE, () => doAsAsked(argv, env, wait));
}

async function doAsAsked(argv: readonly string[], env: Environment, wait: Desk['wait']): Promise<string> {
  const { work, args } = findCommand(COMMANDS, argv);
  const settings = readSettings({ LOG_LEVEL: 'warn', ...env });
  const store = await openCommandDatabase(settings, createLog(settings.logLevel));
  try {
    return await work({ db: store.db, shop: settings.shop, now: () => new Date(), wait }, args);
  } finally {
    await store.close();
  }
}

async function show({ db, shop }: Desk, [name]: readonly string[]): Promise<string> {
  const id = orderNumber(name);
  const order = await orderById(db.orm, id);
  if (!order) throw new PlainError(`RSO-${id}: there is no such order.`);
  return showOrder(db.orm, order, shop);
}

async function move(desk: Desk, [name, written]: readonly string[]): Promise<string> {
  const id = orderNumber(name);
  const to = written === undefined ? null : Number(written);
  if (to !== null && ![2, 3, 4, 5, 6].includes(to)) throw new UsageError(`STATE must be 2 to 6, not "${written}".`);
  try {
    const state = await moveByHand({ ...desk, returnPromises, pause: desk.wait }, id, to);
    return `RSO-${id}: ${state} ${STATE_WORDS[state] ?? ''}`;
  } catch (error) {
    if (!(error instanceof CannotMove)) throw error;
    throw new PlainError(`RSO-${id}: ${MOVE_WORDS[error.problem].replace('{head}', `RSO-${error.headId}`)}`);
  }
}

async function short({ db, shop, now }: Desk, [name, place, count]: readonly string[]): Promise<string> {
  const id = orderNumber(name);
  const srno = wholeNumber('SRNO', place);
  const asked = count === undefined ? null : wholeNumber('UNITS', count);
  const shelf = await readShelf(db);
  try {
    return await db.transaction(async (tx) => {
      const at = now();
      const order = await lockOrder(tx, id, at);
      if (!order) throw new PlainError(`RSO-${id}: there is no such order.`);
      const missing = { srno, units: asked };
      const { units, line, instead } = await shortPick(tx, order, missing, { shelf, now: at, shop });
      const gone = `RSO-${id}: ${units} x ${printable(line.name.en)} could not be found.`;
      if (!instead) return `${gone} Nothing comes instead.`;
      return `${gone} ${units} x ${instead.stockCode} ${printable(instead.name.en)} at ${mailedAmount(instead.price).en} each come instead.`;
    });
  } catch (error) {
    throw error instanceof CannotPick ? new PlainError(`RSO-${id}: ${PICK_WORDS[error.problem]}`) : error;
  }
}

async function restock({ db, now }: Desk, [name]: readonly string[]): Promise<string> {
  const id = orderNumber(name);
  try {
    const units = await db.transaction((tx) => restockOrder(tx, id, now()));
    const said = [...units].map(([code, count]) => `${count} x ${code}`).join(', ');
    return `RSO-${id}: back on the shelf: ${said}`;
  } catch (error) {
    throw error instanceof CannotRestock ? new PlainError(`RSO-${id}: ${RESTOCK_WORDS[error.problem]}`) : error;
  }
}

async function sent({ db, now }: Desk, [name = '']: readonly string[]): Promise<string> {
  const digits = /^(?:PBO-)?(\d{1,9})$/i.exec(name)?.[1];
  if (digits === undefined) throw new UsageError(`The bill must be named as PBO-700001, not "${name}".`);
  if (!(await markGoodsSent(db.orm, Number(digits), now()))) {
    throw new PlainError(`PBO-${digits}: there is nothing to send with it.`);
  }
  return `PBO-${digits}: sent.`;
}

function orderNumber(name: string | undefined): number {
  if (name === undefined) throw new UsageError('The number of the order is missing.');
  const digits = /^(?:RSO-)?(\d{1,9})$/i.exec(name)?.[1];
  if (digits === undefined) throw new UsageError(`The order must be named as RSO-1001, not "${name}".`);
  return Number(digits);
}

function wholeNumber(argument: string, written: string | undefined): number {
  if (written === undefined) throw new UsageError(`${argument} is missing.`);
  if (!/^[1-9]\d{0,5}$/.test(written)) {
    throw new UsageError(`${argument} must be a whole number of 1 or more, not "${written}".`);
  }
  return Number(written);
}
