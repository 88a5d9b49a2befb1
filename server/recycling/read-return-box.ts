/** What the page of the return box shows. */
import {
  MOST_COLLECTIONS,
  MOST_COMING,
  MOST_RETURNABLE,
  type Collection,
  type ReturnBox,
} from '#contract/recycling.ts';
import { dayNumberOf } from '#contract/rules/day-number.ts';
import { dubaiDay } from '#contract/rules/dubai-day.ts';
import type { Database } from '#server/kit/database.ts';
import { sayTime } from '#server/slots/say-slot.ts';

import { collectionsOf, comingOrdersOf, returnableOf, type CollectionRow } from './collection-store.ts';

export async function readReturnBoxOf(
  db: Pick<Database, 'snapshot'>,
  { userId, now }: { readonly userId: number; readonly now: Date },
): Promise<ReturnBox> {
  return db.snapshot(async (tx) => ({
    options: (await returnableOf(tx, userId)).slice(0, MOST_RETURNABLE),
    collections: (await collectionsOf(tx, userId, MOST_COLLECTIONS)).map(collectionAnswer),
    coming: (await comingOrdersOf(tx, userId, { most: MOST_COMING, today: dubaiDay(now) })).map((order) => ({
      addressId: order.deliverTo.addressId,
      dayId: dayNumberOf(order.day),
      time: sayTime({ startsAt: order.slotStartsAt, endsAt: order.slotEndsAt }),
    })),
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
