/** The call that turns reward points into a voucher (contract/rewards.ts): here because neither room of the two knows the other. */
import { turnIntoVoucher } from '#contract/rewards.ts';
import { answerOnce } from '#server/kit/answer-once.ts';
import type { Deps } from '#server/kit/deps.ts';
import { serveUser, type Served } from '#server/kit/serve.ts';

import { turnPointsIntoVoucher } from './turn-into-voucher.ts';

export function voucherServed(deps: Deps): Served[] {
  const { db, clock, settings } = deps;
  return [
    serveUser(turnIntoVoucher, (input, caller) =>
      answerOnce(deps, { call: turnIntoVoucher, input, caller }, () =>
        turnPointsIntoVoucher({ db, shop: settings.shop, now: clock.now() }, caller, input.points),
      ),
    ),
  ];
}
