import { CHAT_PICTURES_PATH } from '#contract/chat.ts';

/** Where the shopper opens a picture of the chat, on the shop's own origin. */
export const pictureAddress = (name: string): string => `${CHAT_PICTURES_PATH}/${name}.webp`;

/** The picture's name; null for what is no such address. */
export function pictureNameOf(address: string): string | null {
  return /^\/chat-pictures\/([\w-]{32})\.webp$/.exec(address)?.[1] ?? null;
}
