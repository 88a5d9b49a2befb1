/** E-gifts that wait for their day, or whose mail was not taken over (yet), a line each. */
import { and, asc, eq, isNotNull, isNull, or } from 'drizzle-orm';

import { egift } from '#server/gifts/table.ts';
import type { Queryable } from '#server/kit/database.ts';
import { mailedAmount } from '#server/orders/mailed-order.ts';

import { printable } from './printable.ts';

const MOST = 500;
const GIVEN_UP = 'NOT MAILED: nobody takes the mail over, and it is not tried any more; mail it to another address';

export async function listGifts(db: Queryable): Promise<string> {
  const isUnmailed = and(isNotNull(egift.sentAt), isNull(egift.mailedAt));
  const found = await db
    .select()
    .from(egift)
    .where(or(eq(egift.state, 'paid'), isUnmailed))
    .orderBy(asc(egift.day), asc(egift.id))
    .limit(MOST + 1);
  if (found.length === 0) return 'No e-gift waits.';
  const lines = found.slice(0, MOST).map(({ id, day, fils, name, email, state, mailAt }) => {
    const unmailed = mailAt === null ? GIVEN_UP : 'sent, and not mailed yet';
    const note = state === 'paid' ? '' : `  ${unmailed}`;
    return `EGF-${id}  ${day}  ${mailedAmount(fils).en}  ${printable(name)} <${printable(email)}>${note}`;
  });
  return [...lines, ...(found.length > MOST ? [`The first ${MOST} by their days; there are more.`] : [])].join('\n');
}
