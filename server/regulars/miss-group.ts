/** Gives up deliveries that could not come: nothing is taken for them, and what was paid for them is the wallet's to spend. */
import { addJob } from '#server/kit/task.ts';
import { lockShopper } from '#server/sync/apply-as.ts';

import { lockDue, type DueGroup } from './due-deliveries.ts';
import { endIfDone, freePaid } from './end-regular.ts';
import type { RegularDesk } from './regular-desk.ts';
import { missedRegularsJob } from './regular-jobs.ts';
import { changeDeliveries } from './regular-store.ts';

export async function missGroup({ db, now }: Pick<RegularDesk, 'db' | 'now'>, group: DueGroup): Promise<void> {
  await db.transaction(async (tx) => {
    const at = now();
    await lockShopper(tx, group.userId, at);
    const due = await lockDue(tx, group);
    const deliveryIds = due.map(({ delivery }) => delivery.id);
    if (deliveryIds.length === 0) return;
    await changeDeliveries(tx, deliveryIds, { state: 'missed' });
    for (const { row } of due) {
      await freePaid(tx, row, 1);
      await endIfDone(tx, row, at);
    }
    await addJob(tx, missedRegularsJob, { deliveryIds }, { key: `${missedRegularsJob.name}:${deliveryIds[0]}` });
  });
}
