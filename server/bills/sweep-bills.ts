/** Ends bills whose time is over, each minute; one with a payment that is open waits for it. */
import type { Database } from '#server/kit/database.ts';
import { eachAlone } from '#server/kit/each-alone.ts';
import type { Log } from '#server/kit/log.ts';
import { hasOpenAttempt } from '#server/payments/open-attempt.ts';

import type { BillKinds } from './bill-kind.ts';
import { changeBill, lockBill, overdueBills, type Bill } from './bill-store.ts';

const MOST = 200;

interface BillDesk {
  readonly db: Database;
  readonly now: () => Date;
  readonly log: Pick<Log, 'error'>;
  readonly kinds: BillKinds;
}

export async function sweepBills({ db, now, log, kinds }: BillDesk): Promise<void> {
  const at = now();
  const name = ({ id }: Bill) => ({ billId: id });
  await eachAlone(await overdueBills(db.orm, at, MOST), { log, failed: 'a bill could not be ended', name }, ({ id }) =>
    db.transaction(async (tx) => {
      const bill = await lockBill(tx, id, at);
      if (bill?.state !== 'open' || bill.until > at) return;
      if (await hasOpenAttempt(tx, { doctype: 'PBO', docno: id })) return;
      await changeBill(tx, id, { state: 'ended' });
      await kinds[bill.kind].ended(tx, bill);
    }),
  );
}
