/** Orders the mails about what is other than it was: cancelled, at another time, money that goes back. */
import type { Transaction } from '#server/kit/database.ts';
import { addJob } from '#server/kit/task.ts';
import type { PlacedOrder } from '#server/orders/add-placed-orders.ts';
import { cancelledJob, refundedJob, rescheduledJob } from '#server/orders/order-jobs.ts';

/** One mail for all of them: at least one, which were cancelled together. */
export async function askCancelledMail(tx: Transaction, orders: readonly PlacedOrder[]): Promise<void> {
  const orderIds = orders.map(({ id }) => id);
  await addJob(tx, cancelledJob, { orderIds }, { key: `${cancelledJob.name}:${orderIds[0]}` });
}

export async function askRefundedMail(tx: Transaction, refundId: number): Promise<void> {
  await addJob(tx, refundedJob, { refundId }, { key: `${refundedJob.name}:${refundId}` });
}

/** `headId`: of the order that the others were added to. */
export async function askRescheduledMail(tx: Transaction, headId: number, now: Date): Promise<void> {
  const payload = { orderId: headId, at: now.toISOString() };
  await addJob(tx, rescheduledJob, payload, { key: `${rescheduledJob.name}:${headId}` });
}
