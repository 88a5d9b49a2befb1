/**
 * Sends e-gifts on their day (remaining.md C9). What is due is found in the table each minute, and each step is written down before the
 * next: whatever ends a process in between, a gift is sent once. Its mail may be handed over twice; it has one code and one Message-ID.
 */
import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, or } from 'drizzle-orm';

import { bill } from '#server/bills/table.ts';
import type { Database } from '#server/kit/database.ts';
import type { Deps } from '#server/kit/deps.ts';
import { eachAlone } from '#server/kit/each-alone.ts';

import { codeOfGift, hashOfCode } from './gift-code.ts';
import { addGiftJob, mailGiftJob } from './gift-jobs.ts';
import { changeGift, lockGift } from './gift-store.ts';
import { egift } from './table.ts';

const MOST = 500;
const DAY_MS = 24 * 3_600_000;
/** The job that is ordered with the sending has the first try. */
const MAIL_AGAIN_MS = 60_000;

/** Nothing where it is not paid, cancelled, sent, or not due yet. */
export async function sendGift({ db, clock, settings }: Deps, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const gift = await lockGift(tx, id);
    const now = clock.now();
    if (gift?.state !== 'paid' || gift.sendsAt === null || gift.sendsAt > now) return;
    const codeHash = hashOfCode(codeOfGift(settings, id));
    const mailAt = new Date(now.getTime() + MAIL_AGAIN_MS);
    await changeGift(tx, id, { state: 'sent', codeHash, sentAt: now, mailAt });
    await addGiftJob(tx, mailGiftJob, id);
  });
}

/** Each minute: what is due is sent, what was not mailed is mailed again, what was never paid is forgotten after a day. */
export async function sweepGifts(deps: Deps): Promise<void> {
  const { db, clock, log } = deps;
  const now = clock.now();
  const name = ({ id }: { readonly id: number }) => ({ giftId: id });
  const due = await idsWhere(db, and(eq(egift.state, 'paid'), lte(egift.sendsAt, now)));
  await eachAlone(due, { log, failed: 'an e-gift could not be sent', name }, ({ id }) => sendGift(deps, id));
  const unmailed = and(isNotNull(egift.sentAt), isNull(egift.mailedAt), lte(egift.mailAt, now));
  await eachAlone(await idsWhere(db, unmailed), { log, failed: 'an e-gift could not be mailed', name }, ({ id }) =>
    db.transaction((tx) => addGiftJob(tx, mailGiftJob, id)),
  );
  await forgetDrafts(db, new Date(now.getTime() - DAY_MS));
}

function idsWhere(db: Database, which: ReturnType<typeof and>): Promise<{ id: number }[]> {
  return db.orm.select({ id: egift.id }).from(egift).where(which).orderBy(asc(egift.id)).limit(MOST);
}

/** One whose bill can still be paid stays. */
async function forgetDrafts({ orm }: Database, before: Date): Promise<void> {
  const ended = orm.select({ id: bill.id }).from(bill).where(eq(bill.state, 'ended'));
  const isOver = or(isNull(egift.billId), inArray(egift.billId, ended));
  await orm.delete(egift).where(and(eq(egift.state, 'draft'), lt(egift.madeAt, before), isOver));
}
