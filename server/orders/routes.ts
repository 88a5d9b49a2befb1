/** The calls of orders. */
import { readThanks } from '#contract/orders.ts';
import type { Deps } from '#server/kit/deps.ts';
import { notFound } from '#server/kit/refusal.ts';
import { serveUser, type Served } from '#server/kit/serve.ts';
import { sayTime } from '#server/slots/say-slot.ts';

import type { PlacedOrder } from './add-placed-orders.ts';
import { findOrder, linesOfOrder, ordersOfPrepared } from './order-store.ts';
import { bilingualOf } from './order-words.ts';
import { STATE_WORDS } from './order-words.ts';

/** From so much on a regular order is offered (account.md section 4, Thank-you page). */
const REGULAR_FROM = 40_000;

export function orderRoutes({ db }: Deps): Served[] {
  return [
    serveUser(readThanks, async ({ docno, doctype }, { userId }) => {
      const orders = await named(db.orm, userId, { docno, doctype });
      const [first] = orders;
      if (!first) throw notFound();
      const total = orders.reduce((sum, { net }) => sum + net, 0);
      return {
        express: orders.map(({ isExpress }) => ({ isExpress })),
        orders: await Promise.all(
          orders.map(async (order) => ({
            cartType: 'CRT' as const,
            docno: order.id,
            doctype: 'RSO',
            state: STATE_WORDS[order.state] ?? '',
            mobile: order.contact,
            day: bilingualOf(order.day),
            time: sayTime({ startsAt: order.slotStartsAt, endsAt: order.slotEndsAt }),
            startsAt: order.slotStartsAt.toISOString(),
            endsAt: order.slotEndsAt.toISOString(),
            images: (await linesOfOrder(db.orm, order.id)).map(({ image }) => image),
          })),
        ),
        address: first.deliverTo.full[first.language],
        totals: [{ fils: total }],
        offersRegular: total >= REGULAR_FROM,
      };
    }),
  ];
}

/** By a prepared order's number those that were placed of it; another shopper's are not there. */
async function named(
  db: Deps['db']['orm'],
  userId: number,
  { docno, doctype }: { readonly docno: number; readonly doctype: 'PRO' | 'RSO' },
): Promise<PlacedOrder[]> {
  if (doctype === 'PRO') return (await ordersOfPrepared(db, docno)).filter((order) => order.userId === userId);
  const found = await findOrder(db, userId, docno);
  return found ? [found] : [];
}
