/** The calls of regular orders (contract/regulars.ts). */
import type { Call } from '#contract/call.ts';
import {
  addRegular,
  addRegularOrder,
  cancelRegular,
  cancelRegularDelivery,
  checkRegular,
  listRegulars,
  readFrequencies,
  readRegular,
  readRegularDays,
  readRegularTimes,
  repeatRegular,
  type MadeRegular,
  type RegularWish,
} from '#contract/regulars.ts';
import { answerOnce } from '#server/kit/answer-once.ts';
import type { Deps } from '#server/kit/deps.ts';
import { serveUser, type Served } from '#server/kit/serve.ts';
import { Told } from '#server/kit/told.ts';

import { cancelDeliveryOf, cancelRegularOf } from './cancel-regulars.ts';
import { checkRegularOf } from './check-regular.ts';
import { makeRegulars } from './make-regulars.ts';
import { deliveriesShown, regularsOf } from './read-regulars.ts';
import { openRegularDesk } from './regular-desk.ts';
import { frequencies, regularDays, regularTimes } from './regular-times.ts';

export async function regularRoutes(deps: Deps): Promise<Served[]> {
  const desk = await openRegularDesk(deps);
  const { db, shop } = desk;
  const making = (call: Call<RegularWish, MadeRegular>, narrow: (wish: RegularWish) => RegularWish): Served =>
    serveUser(call, (input, caller) =>
      answerOnce(deps, { call, input, caller }, () => makeRegulars(desk, caller.userId, narrow(input))),
    );
  return [
    serveUser(readFrequencies, async () => ({ frequencies: [...frequencies] })),
    serveUser(readRegularDays, async () => ({ days: [...regularDays] })),
    serveUser(readRegularTimes, async () => ({ times: regularTimes(shop) })),
    serveUser(checkRegular, (asked, { userId }) => checkRegularOf(desk, userId, asked)),
    making(addRegular, (wish) => ({ ...wish, orderDocno: null })),
    making(repeatRegular, (wish) => ({ ...wish, orderDocno: null })),
    // Without an order's number it names one that is not there.
    making(addRegularOrder, (wish) => ({ ...wish, orderDocno: wish.orderDocno ?? 0 })),
    serveUser(listRegulars, async (_input, { userId }) => ({ regulars: await regularsOf(db.orm, userId) })),
    serveUser(readRegular, async ({ docno }, { userId }) => ({
      deliveries: await deliveriesShown(db.orm, userId, docno),
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
