import { CARE, CHAT_MESSAGES, encodeMessage, encodeStanding, type ChatPerson } from '#contract/chat-record.ts';
import { DATABASE_TIME } from '#src/net/chat-channel.ts';

import type { WaitingMessage } from './chat-state.ts';

/** What a picture is called in a list of chats. */
const PICTURE_WORDS = '[picture]';

/** A message with the record that it makes or updates, by their paths below the chat: all of it is written or none (storefront.md section 4, Live chat). */
export function valuesOfMessage(message: WaitingMessage, shopper: ChatPerson): Readonly<Record<string, unknown>> {
  const lastMessage = message.picture === null ? message.text : PICTURE_WORDS;
  return {
    ...encodeStanding(shopper, { lastMessage, isNew: true, isClosed: false }),
    [`${CHAT_MESSAGES}/${message.id}`]: encodeMessage(shopper, CARE, message, DATABASE_TIME),
  };
}
