/** What the calls of checkout work with. */
import { openCatalogue, type Catalogue } from '#server/catalogue/catalogue.ts';
import type { Database } from '#server/kit/database.ts';
import type { Deps } from '#server/kit/deps.ts';
import type { ShopSettings } from '#server/shop-settings.ts';

export interface CheckoutDesk {
  readonly db: Database;
  readonly catalogue: Catalogue;
  readonly shop: ShopSettings;
  readonly now: () => Date;
}

export async function openCheckoutDesk(deps: Deps): Promise<CheckoutDesk> {
  const { db, clock, settings } = deps;
  return { db, catalogue: await openCatalogue(deps), shop: settings.shop, now: () => clock.now() };
}
