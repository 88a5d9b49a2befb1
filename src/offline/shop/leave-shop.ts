import { attachedShop } from './shop-door.ts';

const PATIENCE_MS = 3_000;

/** Before a sign-out: sends what waits, for 3 seconds at the most, and says how many edits are still only on this device. */
export async function settleBeforeLeaving(): Promise<number> {
  const shop = attachedShop();
  if (!shop || shop.view().waiting.length === 0) return 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<void>((done) => {
    timer = setTimeout(done, PATIENCE_MS);
  });
  await Promise.race([shop.syncNow(), patience]);
  clearTimeout(timer);
  return shop.view().waiting.length;
}
