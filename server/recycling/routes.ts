/** The calls of the return box (contract/recycling.ts). */
import { recyclingMessages } from '#contract/messages/recycling.ts';
import { cancelCollection, readPickupDays, readReturnBox, submitCollection } from '#contract/recycling.ts';
import { dubaiDay } from '#contract/rules/dubai-day.ts';
import { answerOnce } from '#server/kit/answer-once.ts';
import type { Deps } from '#server/kit/deps.ts';
import { serveUser, type Served } from '#server/kit/serve.ts';
import { Told } from '#server/kit/told.ts';
import { daysOf } from '#server/slots/say-slot.ts';
import { openSlots } from '#server/slots/store.ts';

import { askForCollection, cancelCollectionOf } from './ask-for-collection.ts';
import { readReturnBoxOf } from './read-return-box.ts';

const EVER = '9999-12-31';

export function recyclingRoutes(deps: Deps): Served[] {
  const { db, clock, settings } = deps;
  const desk = { db, now: () => clock.now(), shop: settings.shop };
  return [
    serveUser(readReturnBox, (_input, { userId }) => readReturnBoxOf(db, { userId, now: clock.now() })),
    serveUser(readPickupDays, async ({ emirateId: zone }) => {
      const now = clock.now();
      const asked = {
        zone,
        kind: 'standard',
        fromDay: dubaiDay(now),
        toDay: EVER,
        now,
        settings: settings.shop,
      } as const;
      const slots = await openSlots(db.orm, asked);
      // What is full of orders has room for a container.
      return { days: daysOf(slots.map((slot) => ({ ...slot, hasRoom: true, isNearlyFull: false }))) };
    }),
    serveUser(submitCollection, (input, caller) =>
      answerOnce(deps, { call: submitCollection, input, caller }, async () => {
        await askForCollection(desk, caller.userId, input);
        return new Told({}, recyclingMessages.submitted[0]);
      }),
    ),
    serveUser(cancelCollection, async ({ id }, { userId }) => {
      await cancelCollectionOf(desk, userId, id);
      return {};
    }),
  ];
}
