/**
 * What keeps payments right without anybody looking: each minute the provider is asked about attempts that are open too long, about
 * those whose money must have gone back, and for operations that are due; and cards that were removed here are removed there.
 */
import { and, asc, eq, inArray, lte, ne, notExists, sql } from 'drizzle-orm';

import { ProviderRefused, ProviderSilent } from '#server/gateways/payments/payment-gateway.ts';
import { eachAlone } from '#server/kit/each-alone.ts';

import { askProvider, endAttempt, takeAnswer } from './ask-provider.ts';
import { isOpen, OPEN_STATES } from './attempt-states.ts';
import type { Attempt } from './open-attempt.ts';
import type { PaymentDesk } from './payment-desk.ts';
import { runOperation } from './run-operation.ts';
import { cardToRemove, paymentAttempt, paymentOperation } from './table.ts';

/** A request that is at work on it is done by then. */
const QUIET_MS = 30_000;
/** At a time: the next minute takes the rest. */
const MOST = 100;
/** An authorisation is gone after seven days (money.md section 4): what was looked at after that holds no money any more. */
const MONEY_LASTS_DAYS = 8;

export async function sweepPayments(desk: PaymentDesk): Promise<void> {
  const failed = 'a payment could not be swept';
  const attempts = { log: desk.log, failed, name: ({ id }: Attempt) => ({ attemptId: id }) };
  await eachAlone(await openTooLong(desk), attempts, (attempt) => lookAt(desk, attempt));
  await eachAlone(await stopped(desk), attempts, (attempt) => lookAgain(desk, attempt));
  const due = await desk.db.orm
    .select({ id: paymentOperation.id })
    .from(paymentOperation)
    .where(and(inArray(paymentOperation.state, ['asked', 'unknown']), lte(paymentOperation.nextAt, desk.now())))
    .orderBy(asc(paymentOperation.nextAt))
    .limit(MOST);
  const operations = { log: desk.log, failed, name: ({ id }: { id: number }) => ({ operationId: id }) };
  await eachAlone(due, operations, ({ id }) => runOperation(desk, id));
  await removeCards(desk);
}

async function lookAt(desk: PaymentDesk, attempt: Attempt): Promise<void> {
  const looked = await askProvider(desk, attempt);
  if (isOpen(looked.state) && isOverdue(desk, looked)) await endAttempt(desk, looked.id, 'abandoned');
}

function openTooLong({ db, now }: PaymentDesk): Promise<Attempt[]> {
  return db.orm
    .select()
    .from(paymentAttempt)
    .where(
      and(
        inArray(paymentAttempt.state, [...OPEN_STATES]),
        lte(paymentAttempt.changedAt, new Date(now().getTime() - QUIET_MS)),
      ),
    )
    .orderBy(asc(paymentAttempt.changedAt))
    .limit(MOST);
}

/**
 * Those that were stopped here while the provider went on: it may have authorised them since, and its event may be lost. Each is asked
 * about again after as long as it took until then, at least once an hour.
 */
function stopped({ db, now }: PaymentDesk): Promise<Attempt[]> {
  const at = now();
  const givenBack = db.orm
    .select({ id: paymentOperation.id })
    .from(paymentOperation)
    .where(eq(paymentOperation.attemptId, paymentAttempt.id));
  return db.orm
    .select()
    .from(paymentAttempt)
    .where(
      and(
        eq(paymentAttempt.state, 'abandoned'),
        ne(paymentAttempt.method, 'wallet'),
        // By the last look, not by today: a shop that was away for a week looks once more.
        sql`${paymentAttempt.changedAt} - ${paymentAttempt.madeAt} < make_interval(days => ${MONEY_LASTS_DAYS})`,
        lte(paymentAttempt.changedAt, new Date(at.getTime() - QUIET_MS)),
        sql`${at.toISOString()}::timestamptz - ${paymentAttempt.changedAt}
          >= least(${paymentAttempt.changedAt} - ${paymentAttempt.madeAt}, interval '1 hour')`,
        notExists(givenBack),
      ),
    )
    .orderBy(asc(paymentAttempt.changedAt))
    .limit(MOST);
}

/** A look that the provider did not answer is none: the last one must not be such. */
async function lookAgain(desk: PaymentDesk, attempt: Attempt): Promise<void> {
  try {
    await takeAnswer(desk, attempt);
  } catch (error) {
    if (error instanceof ProviderSilent) return;
    throw error;
  }
  await desk.db.orm.update(paymentAttempt).set({ changedAt: desk.now() }).where(eq(paymentAttempt.id, attempt.id));
}

/** Nobody finishes a challenge after its time; what the provider says of it later is given back. */
function isOverdue({ now, shop }: PaymentDesk, { state, madeAt }: Attempt): boolean {
  // Of an attempt that nobody could ask about, only an answer tells whether money was authorised.
  return state === 'awaiting_3ds' && now().getTime() - madeAt.getTime() > shop.attemptMinutes * 60_000;
}

async function removeCards({ db, gateway }: PaymentDesk): Promise<void> {
  for (const { token } of await db.orm.select().from(cardToRemove).limit(MOST)) {
    try {
      await gateway.removeCard(token);
      await db.orm.delete(cardToRemove).where(eq(cardToRemove.token, token));
    } catch (error) {
      if (!(error instanceof ProviderSilent) && !(error instanceof ProviderRefused)) throw error;
    }
  }
}
