/**
 * Collects what is due, each minute: the driver comes as far into the hours as an order would, and the deposit goes from where it lay
 * into the shopper's wallet, once (remaining.md RE-7, C25).
 */
import type { Database } from '#server/kit/database.ts';
import { eachAlone } from '#server/kit/each-alone.ts';
import type { Log } from '#server/kit/log.ts';
import { NotEnough } from '#server/ledger/not-enough.ts';
import { post } from '#server/ledger/post.ts';
import { lockShopper } from '#server/sync/apply-as.ts';

import { dueCollections, endCollection, lockCollection, type CollectionRow } from './collection-store.ts';

/** As long as an order is on its way (server/fulfilment/fulfilment-clock.ts). */
const INTO_THE_HOURS_MS = 25 * 60_000;
const MOST = 500;

interface Desk {
  readonly db: Database;
  readonly now: () => Date;
  readonly log: Pick<Log, 'error'>;
}

export async function collectDue({ db, now, log }: Desk): Promise<void> {
  const due = await dueCollections(db.orm, new Date(now().getTime() - INTO_THE_HOURS_MS), MOST);
  const sweep = {
    log,
    failed: 'a container could not be collected',
    name: ({ id }: Pick<CollectionRow, 'id'>) => ({ collectionId: id }),
  };
  await eachAlone(due, sweep, (one) => collect({ db, now }, one));
}

async function collect(
  { db, now }: Omit<Desk, 'log'>,
  { id, userId }: Pick<CollectionRow, 'id' | 'userId'>,
): Promise<void> {
  const end = (state: 'collected' | 'cancelled'): Promise<void> =>
    db.transaction(async (tx) => {
      const at = now();
      await lockShopper(tx, userId, at);
      const found = await lockCollection(tx, userId, id);
      if (found?.state !== 'asked') return;
      if (state === 'collected') {
        await post(tx, {
          key: `collect ${id}`,
          kind: 'deposit_returned',
          at,
          postings: [
            [{ kind: 'deposit', userId }, -found.deposit],
            [{ kind: 'wallet', userId }, found.deposit],
          ],
        });
      }
      await endCollection(tx, id, { state, at });
    });
  try {
    await end('collected');
  } catch (error) {
    if (!(error instanceof NotEnough)) throw error;
    // The deposit went back another way, with an order that was refunded: nothing is left to come back.
    await end('cancelled');
  }
}
