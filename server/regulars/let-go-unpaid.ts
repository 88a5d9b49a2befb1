/** Ends regular orders that were to be paid at once and were not within a day. One with a payment that is open waits for it. */
import { eachAlone } from '#server/kit/each-alone.ts';
import { hasOpenAttempt } from '#server/payments/open-attempt.ts';
import { lockShopper } from '#server/sync/apply-as.ts';

import { endRegularOrder } from './end-regular.ts';
import type { RegularDesk } from './regular-desk.ts';
import { lockRegular, unpaidSince, type RegularRow } from './regular-store.ts';

const HOUR_MS = 3_600_000;
const MOST = 500;

export async function letGoUnpaid({ db, shop, log, now }: Omit<RegularDesk, 'catalogue'>): Promise<void> {
  const at = now();
  const old = await unpaidSince(db.orm, new Date(at.getTime() - shop.regularUnpaidHours * HOUR_MS), MOST);
  const name = ({ id }: RegularRow) => ({ regularId: id });
  await eachAlone(old, { log, failed: 'an unpaid regular order could not be ended', name }, ({ id, userId }) =>
    db.transaction(async (tx) => {
      await lockShopper(tx, userId, at);
      const row = await lockRegular(tx, userId, id);
      if (row?.state !== 'unpaid') return;
      if (row.billId !== null && (await hasOpenAttempt(tx, { doctype: 'PBO', docno: row.billId }))) return;
      await endRegularOrder(tx, row, at);
    }),
  );
}
