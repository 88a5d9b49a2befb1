/** What the pages of My Statement show, each of one moment. Sums are in fils; which they are: statement-store.ts. */
import { statementMessages } from '#contract/messages/statements.ts';
import type { YearMonth } from '#contract/statement-urls.ts';
import {
  MOST_DEPOSITS,
  MOST_ITEMS,
  MOST_ORDERS,
  type Deposits,
  type MonthStatement,
  type StatementMonth,
} from '#contract/statements.ts';
import type { Bilingual } from '#contract/wire-types.ts';
import type { Database, Queryable } from '#server/kit/database.ts';

import { depositMovesOf } from './deposit-moves.ts';
import { addMonths, dubaiMonth, spanOfMonths } from './dubai-months.ts';
import { deliveredItems, deliveredOrders, sumsByMonth, type DeliveredOrder } from './statement-store.ts';

const MONTHS = 6;
const MONTH_NAME = new Intl.DateTimeFormat('en', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** Of this month and the five before it those with a delivery, the newest first (remaining.md ST-1). */
export async function readMonthsOf(db: Queryable, userId: number, now: Date): Promise<StatementMonth[]> {
  const last = dubaiMonth(now);
  const found = await sumsByMonth(db, userId, spanOfMonths(addMonths(last, 1 - MONTHS), last), MONTHS);
  return found.map(({ month, total, saved }) => ({
    name: MONTH_NAME.format(new Date(`${month}-01T00:00:00Z`)),
    saved,
    total,
    year: Number(month.slice(0, 4)),
    month: Number(month.slice(5)),
  }));
}

interface AskedMonth extends YearMonth {
  readonly type: 'documentwise' | 'itemwise';
}

/** Any month, by orders or by items (remaining.md ST 6 and 7); empty where nothing was delivered. */
export async function readMonthOf(
  db: Pick<Database, 'snapshot'>,
  userId: number,
  { year, month, type }: AskedMonth,
): Promise<MonthStatement> {
  const span = spanOfMonths({ year, month });
  return db.snapshot(async (tx) => {
    const [sums] = await sumsByMonth(tx, userId, span, 1);
    const month = { total: sums?.total ?? 0, saved: sums?.saved ?? 0 };
    if (type === 'itemwise') return { ...month, orders: [], items: await deliveredItems(tx, userId, span, MOST_ITEMS) };
    let running = 0;
    const orders = (await deliveredOrders(tx, userId, span, MOST_ORDERS)).map((order) => {
      running += order.fils;
      return {
        docno: order.id,
        at: order.at.toISOString(),
        words: wordsOf(order),
        fils: order.fils,
        running,
      };
    });
    return { ...month, orders, items: [] };
  });
}

/** What was paid with delivered orders, and what came back for packaging that was collected (remaining.md ST-4). */
export async function readDepositsOf(db: Queryable, userId: number): Promise<Deposits> {
  const found = await depositMovesOf(db, userId, MOST_DEPOSITS);
  return {
    fils: found[0]?.runningFils ?? 0,
    units: bilingual(statementMessages.depositUnits),
    quantity: found[0]?.runningQuantity ?? 0,
    moves: found.map(({ orderId, at, quantity, fils, runningQuantity }) => ({
      at: at.toISOString(),
      words: bilingual(orderId === null ? statementMessages.depositReturned : statementMessages.depositPaid),
      order: orderId ?? 0,
      quantity,
      fils,
      running: runningQuantity,
    })),
  };
}

function wordsOf({ isAdded, isExpress }: DeliveredOrder): Bilingual {
  if (isAdded) return bilingual(statementMessages.added);
  return bilingual(isExpress ? statementMessages.express : statementMessages.order);
}

function bilingual([en, ar]: readonly [string, string]): Bilingual {
  return { en, ar };
}
