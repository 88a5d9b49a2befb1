import { readChatNews } from '#contract/chat.ts';
import { privateQuery } from '#src/net/private-query.ts';

/** Whether an answer of customer care waits that the shopper has not seen. What is kept is asked for again: somebody may have answered a moment ago. */
export function chatNews() {
  return { ...privateQuery(readChatNews, {}), staleTime: 0 };
}
