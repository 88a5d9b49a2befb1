/** Tells a shopper once that the wallet holds too little for a delivery, while there is time to put money into it. */
import { addJob } from '#server/kit/task.ts';
import type { NotEnough } from '#server/ledger/not-enough.ts';
import { lockShopper } from '#server/sync/apply-as.ts';

import { lockDue, type DueGroup } from './due-deliveries.ts';
import type { RegularDesk } from './regular-desk.ts';
import { shortWalletJob } from './regular-jobs.ts';
import { changeDeliveries } from './regular-store.ts';

export async function tellShort(
  { db, now }: Pick<RegularDesk, 'db' | 'now'>,
  group: DueGroup,
  { available, asked }: Pick<NotEnough, 'available' | 'asked'>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const at = now();
    await lockShopper(tx, group.userId, at);
    const untold = (await lockDue(tx, group)).filter(({ delivery, row }) => !row.paysNow && delivery.toldAt === null);
    const deliveryIds = untold.map(({ delivery }) => delivery.id);
    if (deliveryIds.length === 0) return;
    await changeDeliveries(tx, deliveryIds, { toldAt: at });
    const payload = { deliveryIds, fils: asked - available };
    await addJob(tx, shortWalletJob, payload, { key: `${shortWalletJob.name}:${deliveryIds[0]}` });
  });
}
