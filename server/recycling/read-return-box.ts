/** What the page of the return box shows. */
import { MOST_COLLECTIONS, MOST_RETURNABLE, type Collection, type ReturnBox } from '#contract/recycling.ts';
import type { Database } from '#server/kit/database.ts';

import { collectionsOf, returnableOf, type CollectionRow } from './collection-store.ts';

export async function readReturnBoxOf(db: Pick<Database, 'snapshot'>, userId: number): Promise<ReturnBox> {
  return db.snapshot(async (tx) => ({
    options: (await returnableOf(tx, userId)).slice(0, MOST_RETURNABLE),
    collections: (await collectionsOf(tx, userId, MOST_COLLECTIONS)).map(collectionAnswer),
  }));
}

function collectionAnswer({ id, name, address, startsAt, endsAt, deposit, state }: CollectionRow): Collection {
  return {
    id,
    name,
    address,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    deposit,
    state: state === 'collected' ? 'collected' : 'asked',
  };
}
