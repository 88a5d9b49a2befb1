/** The task that collects what is due (collect-due.ts). */
import { record } from '#contract/wire.ts';
import { listed } from '#server/kit/task.ts';

import { collectDue } from './collect-due.ts';

export const collectContainers = listed({
  name: 'recycling.collect',
  payload: record({}),
  cron: '* * * * *',
  run: (_payload, { db, clock, log }) => collectDue({ db, now: () => clock.now(), log }),
});
