/**
 * What was typed into the chat and not sent, in sessionStorage: looking something up elsewhere in the shop, or a reload, loses no words. It
 * ends with the tab, and signing out erases it (offline/erase-device.ts).
 */
const keyOf = (userId: number): string => `zad-chat-draft-${userId}`;

/** Empty where there is none, or the browser keeps nothing. */
export function chatDraft(userId: number): string {
  try {
    return sessionStorage.getItem(keyOf(userId)) ?? '';
  } catch {
    return '';
  }
}

export function keepChatDraft(userId: number, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(keyOf(userId));
    else sessionStorage.setItem(keyOf(userId), text);
  } catch {
    // It lasts as long as the panel then.
  }
}
