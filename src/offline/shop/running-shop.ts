import { attachShop } from './shop-door.ts';
import { ShopEngine } from './shop-engine.ts';

let running: ShopEngine | null = null;

/** Opens the shopper's rows and shows them to the screens; whoever was here before is closed. */
export async function startShop(userId: number): Promise<void> {
  if (running?.userId === userId) return running.resume();
  stopShop();
  const engine = new ShopEngine(userId, () => {
    if (running === engine) stopShop();
  });
  running = engine;
  await engine.start();
  if (running === engine) attachShop(engine);
}

/** Closes the database, so that it can be deleted; the data stays until then. */
export function stopShop(): void {
  const engine = running;
  running = null;
  if (!engine) return;
  attachShop(null);
  engine.close();
}
