import { keptChat } from '#src/domain/chat/kept-chat.ts';
import { openShop, shopView } from '#src/offline/shop/shop-door.ts';

/** How long a sign-out waits for what is on the device only (docs/decisions, offline edits). */
const WAIT_MS = 3000;

/**
 * Sends what waits, 3 s at the most with the reading of it; answers with how much a sign-out would lose: edits that wait, those that were
 * refused, and messages of the chat that wait.
 */
export async function unsavedChanges(): Promise<number> {
  const late = new Promise((wake) => setTimeout(wake, WAIT_MS));
  const messages = keptChat.waiting();
  // Tapped before the device's rows are read, a sign-out would find nothing to lose.
  await Promise.race([openShop(), late]);
  if (shopView().waiting.length > 0) await Promise.race([flush(), late]);
  return shopView().waiting.length + shopView().issues.length + (await messages).length;
}

async function flush(): Promise<void> {
  await (await openShop()).syncNow().catch(() => undefined);
}
