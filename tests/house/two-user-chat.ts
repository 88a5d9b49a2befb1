/** What one shopper sends to reach another's chat: as two-user-cases.ts. What its token opens: server/chat/chat-session.test.ts. */
import type { Case } from './two-user-cases.ts';

export const chatCases: Readonly<Record<string, Case>> = {
  'chat.readNews': { tries: ({ user }) => [{}, { userDocNo: user.id }] },
  'chat.open': { tries: ({ user }) => [{}, { userDocNo: user.id }, { path: `LiveChat/${user.id}` }] },
};
