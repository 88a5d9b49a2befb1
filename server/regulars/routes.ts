/** The calls of regular orders (contract/regulars.ts). */
import { readFrequencies, readRegularDays, readRegularTimes } from '#contract/regular-days.ts';
import {
  addRegular,
  addRegularOrder,
  cancelRegular,
  cancelRegularDelivery,
  checkRegular,
  listRegulars,
  readRegular,
  repeatRegular,
  type MadeRegular,
  type RegularWish,
} from '#contract/regulars.ts';
import { answerOnce, type Asked } from '#server/kit/answer-once.ts';
import type { Deps } from '#server/kit/deps.ts';
import { serveUser, type Served } from '#server/kit/serve.ts';
import { Told } from '#server/kit/told.ts';

import { cancelDeliveryOf, cancelRegularOf } from './cancel-regulars.ts';
import { checkRegularOf } from './check-regular.ts';
import { makeRegulars } from './make-regulars.ts';
import { deliveriesShown, regularsOf } from './read-regulars.ts';
import { openRegularDesk } from './regular-desk.ts';
import { frequencies, weekdaysInWords, timesOfDay } from './regular-times.ts';

export async function regularRoutes(deps: Deps): Promise<Served[]> {
  const desk = await openRegularDesk(deps);
  const { db, shop } = desk;
  const make = (
    asked: Asked<RegularWish, MadeRegular>,
    more: { orderDocno: number | null; startsAnew: boolean },
  ): Promise<MadeRegular | Told<MadeRegular>> =>
    answerOnce(deps, asked, () => makeRegulars(desk, asked.caller.userId, { ...asked.input, ...more }));
  return [
    serveUser(readFrequencies, async () => ({ frequencies: [...frequencies] })),
    serveUser(readRegularDays, async () => ({ days: [...weekdaysInWords] })),
    serveUser(readRegularTimes, async () => ({ times: timesOfDay(shop) })),
    serveUser(checkRegular, (asked, { userId }) => checkRegularOf(desk, userId, asked)),
    serveUser(addRegular, (input, caller) =>
      make({ call: addRegular, input, caller }, { orderDocno: null, startsAnew: false }),
    ),
    serveUser(repeatRegular, (input, caller) =>
      make({ call: repeatRegular, input, caller }, { orderDocno: null, startsAnew: true }),
    ),
    // Without an order's number it names one that is not there.
    serveUser(addRegularOrder, (input, caller) =>
      make({ call: addRegularOrder, input, caller }, { orderDocno: input.orderDocno ?? 0, startsAnew: true }),
    ),
    serveUser(listRegulars, async (_input, { userId }) => ({ regulars: await regularsOf(db.orm, userId, desk.now()) })),
    serveUser(readRegular, async ({ docno }, { userId }) => ({
      deliveries: await deliveriesShown(db.orm, { userId, docno, now: desk.now() }),
    })),
    serveUser(cancelRegular, async ({ docno }, { userId }) => {
      const [sentence] = await cancelRegularOf(desk, userId, docno);
      return new Told({}, sentence);
    }),
    serveUser(cancelRegularDelivery, async ({ lineId }, { userId }) => {
      const [sentence] = await cancelDeliveryOf(desk, userId, lineId);
      return new Told({}, sentence);
    }),
  ];
}
