/** The tasks of live chat (docs/jobs.md). */
import { record } from '#contract/wire.ts';
import { openChatGateway } from '#server/gateways/chat/open-chat-gateway.ts';
import { listed, type AnyTask } from '#server/kit/task.ts';

import { eraseChatJob } from './chat-jobs.ts';
import { mailAnswers } from './mail-answers.ts';

export const chatTasks: readonly AnyTask[] = [
  listed({ ...eraseChatJob, run: ({ userId }, deps) => openChatGateway(deps).erase(userId) }),
  listed({
    name: 'chat.mailAnswers',
    payload: record({}),
    cron: '* * * * *',
    run: (_payload, deps) => mailAnswers(deps),
  }),
];
