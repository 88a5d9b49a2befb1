import { openShop, shopView } from '#src/offline/shop/shop-door.ts';

/** How long a sign-out waits for what is on the device only (docs/decisions, offline edits). */
const FLUSH_MS = 3000;

/** Sends what waits, 3 s at the most; answers with how many edits a sign-out would lose: those that wait and those that were refused. */
export async function unsavedChanges(): Promise<number> {
  const { waiting } = shopView();
  if (waiting.length > 0) await Promise.race([flush(), new Promise((wake) => setTimeout(wake, FLUSH_MS))]);
  return shopView().waiting.length + shopView().issues.length;
}

async function flush(): Promise<void> {
  await (await openShop()).syncNow().catch(() => undefined);
}
