/** The tasks of regular orders (docs/jobs.md). */
import { listed, type AnyTask } from '#server/kit/task.ts';

import { letGoUnpaid } from './let-go-unpaid.ts';
import { mailMissed, mailShortWallet } from './mail-regulars.ts';
import { placeDueRegulars } from './place-due.ts';
import { openRegularDesk } from './regular-desk.ts';
import { missedRegularsJob, regularSweepJob, shortWalletJob } from './regular-jobs.ts';

export const regularTasks: readonly AnyTask[] = [
  listed({
    ...regularSweepJob,
    cron: '* * * * *',
    run: async (_payload, deps) => {
      const desk = await openRegularDesk(deps);
      await placeDueRegulars(desk);
      await letGoUnpaid(desk);
    },
  }),
  listed({ ...shortWalletJob, run: (payload, deps) => mailShortWallet(deps, payload) }),
  listed({ ...missedRegularsJob, run: ({ deliveryIds }, deps) => mailMissed(deps, deliveryIds) }),
];
