/** The calls of ratings and tips. */
import { readRating, tipByCard, tipByWallet, updateRating } from '#contract/ratings.ts';
import { answerOnce } from '#server/kit/answer-once.ts';
import type { Deps } from '#server/kit/deps.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { serveUser, type Served } from '#server/kit/serve.ts';

import { tipByBill, takeTipFromWallet, type TipDesk } from './give-tip.ts';
import { keepRating } from './keep-rating.ts';
import { ratingState } from './rating-state.ts';

export function ratingRoutes(deps: Deps): Served[] {
  const { db, clock, settings } = deps;
  const desk: TipDesk = { db, shop: settings.shop, now: () => clock.now() };
  return [
    serveUser(readRating, ({ docno }, { userId }) => ratingState(desk, userId, docno)),
    serveUser(updateRating, async ({ docno, docnoOfSubmit, delivery, product, comment }, { userId }) => {
      const named = docno ?? docnoOfSubmit;
      if (named === null || (docnoOfSubmit ?? named) !== named) {
        throw new Refusal('invalid', 'rateDocno must name one order', 400, 'rateDocno');
      }
      await keepRating(db, userId, { docno: named, delivery, product, comment }, clock.now());
      return {};
    }),
    serveUser(tipByCard, (input, caller) =>
      answerOnce(deps, { call: tipByCard, input, caller }, async () => ({
        fils: input.driverFils + input.pickerFils,
        docno: await tipByBill(desk, caller.userId, input),
        doctype: 'PBO' as const,
      })),
    ),
    serveUser(tipByWallet, (input, caller) =>
      answerOnce(deps, { call: tipByWallet, input, caller }, async () => {
        await takeTipFromWallet(desk, caller.userId, input);
        return {};
      }),
    ),
  ];
}
