import { readChatNews } from '#contract/chat.ts';
import { privateQuery } from '#src/net/private-query.ts';

/** Whether an answer of customer care waits that the shopper has not seen. */
export function chatNews() {
  return privateQuery(readChatNews, {});
}
