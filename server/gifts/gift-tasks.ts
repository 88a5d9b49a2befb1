/** What e-gifts do by themselves. */
import { record } from '#contract/wire.ts';
import { listed, type AnyTask } from '#server/kit/task.ts';

import { giftAddressedJob, giftPaidJob, giftRefundedJob, mailGiftJob, sendGiftJob } from './gift-jobs.ts';
import { mailGiftAddressed, mailGiftPaid, mailGiftRefunded } from './mail-buyer.ts';
import { mailGift } from './mail-gift.ts';
import { sendGift, sweepGifts } from './send-gifts.ts';

export const giftTasks: readonly AnyTask[] = [
  listed({ ...sendGiftJob, run: ({ giftId }, deps) => sendGift(deps, giftId) }),
  listed({ ...mailGiftJob, run: ({ giftId }, deps) => mailGift(deps, giftId) }),
  listed({ ...giftPaidJob, run: ({ giftId }, deps) => mailGiftPaid(deps, giftId) }),
  listed({ ...giftAddressedJob, run: ({ giftId }, deps) => mailGiftAddressed(deps, giftId) }),
  listed({ ...giftRefundedJob, run: ({ giftId }, deps) => mailGiftRefunded(deps, giftId) }),
  listed({ name: 'gifts.sweep', payload: record({}), cron: '* * * * *', run: (_payload, deps) => sweepGifts(deps) }),
];
