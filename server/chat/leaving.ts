/** With an account goes its chat. The pictures hang on the account; the realtime database may be another party's, so a job erases there. */
import type { Leaving } from '#server/kit/leaving.ts';
import { addJob } from '#server/kit/task.ts';

import { eraseChatJob } from './chat-jobs.ts';

export const chatLeaving: Leaving = {
  before: (tx, userId) => addJob(tx, eraseChatJob, { userId }),
};
