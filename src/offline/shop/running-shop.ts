import { sessionUser } from '#src/state/session.ts';

import { attachShop, closeShop } from './shop-door.ts';
import { ShopEngine } from './shop-engine.ts';

/** A sign-out in another tab erases too, and this one hears of it a moment later: only then is it known that nobody signed out. */
const REOPEN_AFTER_MS = 1_000;

let running: ShopEngine | null = null;

/** Opens the shopper's rows and shows them to the screens; another shopper's are closed. `onLost`: the browser lost so many edits. */
export async function startShop(userId: number, onLost: (count: number) => void): Promise<void> {
  if (running?.userId === userId) return running.resume();
  stopShop();
  const engine = new ShopEngine(userId, {
    onLost,
    onErased: (lost) => {
      if (running !== engine) return;
      stopShop();
      setTimeout(() => void reopen(userId, lost, onLost), REOPEN_AFTER_MS);
    },
  });
  running = engine;
  await engine.start();
  if (running === engine) attachShop(engine);
}

/** Closes the database, so that it can be deleted; the data stays until then. Taps of the same shopper wait for the next start. */
export function stopShop(): void {
  const engine = running;
  running = null;
  if (!engine) return;
  attachShop(null);
  engine.close();
}

/** After a deletion that was no sign-out: the shopper goes on with what the server has, and hears what is gone. */
async function reopen(userId: number, lost: number, onLost: (count: number) => void): Promise<void> {
  if (running) return;
  if (sessionUser()?.id !== userId) return closeShop();
  if (lost > 0) onLost(lost);
  await startShop(userId, onLost);
}
