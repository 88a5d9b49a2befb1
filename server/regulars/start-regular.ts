/** Plans the deliveries of a regular order: from the wallet at once, by card once it is paid. */
import { addDays, dubaiDay, dubaiTime } from '#contract/rules/dubai-day.ts';
import { regularPlan, type ComingBefore } from '#contract/rules/regular-plan.ts';
import type { Transaction } from '#server/kit/database.ts';
import { addJob } from '#server/kit/task.ts';

import { orderedUntil } from './ordered-until.ts';
import { regularSweepJob } from './regular-jobs.ts';
import { changeRegular, type RegularRow } from './regular-store.ts';
import { deliveriesOf } from './regular-sums.ts';
import { regularDelivery } from './table.ts';

/** The first ISO day on which it can come: tomorrow, or as many days from now as the product needs, and after `until`, the day up to which it comes already. */
export function firstRegularDay(now: Date, leadDays: number, until: string | null): string {
  const first = addDays(dubaiDay(now), Math.max(1, leadDays));
  return until === null || until < first ? first : addDays(until, 1);
}

/**
 * As many deliveries as its sum is of, whatever became an order since that was reckoned. `before`: what was to come of the one whose place it
 * takes. A first delivery that is near is an order some milliseconds later: who changes the regular order then sees that one comes already.
 */
export async function startRegular(
  tx: Transaction,
  row: RegularRow,
  before: ComingBefore | null,
  now: Date,
): Promise<void> {
  const until = await orderedUntil(tx, row.userId, [row.stockCode]);
  const days = regularPlan(firstRegularDay(now, row.leadDays, until), row, before, deliveriesOf(row));
  await changeRegular(tx, row.id, { state: 'running' });
  await tx.insert(regularDelivery).values(
    days.map((day, at) => ({
      regularId: row.id,
      place: at + 1,
      day,
      startsAt: dubaiTime(day, row.hour),
      state: 'planned' as const,
    })),
  );
  await addJob(tx, regularSweepJob, {}, { key: `${regularSweepJob.name}:begun` });
}
