/** What the calls and the clock of regular orders work with. */
import { openCatalogue, type Catalogue } from '#server/catalogue/catalogue.ts';
import type { Database } from '#server/kit/database.ts';
import type { Deps } from '#server/kit/deps.ts';
import type { Log } from '#server/kit/log.ts';
import type { ShopSettings } from '#server/shop-settings.ts';

export interface RegularDesk {
  readonly db: Database;
  readonly catalogue: Catalogue;
  readonly shop: ShopSettings;
  readonly log: Pick<Log, 'error'>;
  readonly now: () => Date;
}

export async function openRegularDesk(deps: Deps): Promise<RegularDesk> {
  const { db, clock, settings, log } = deps;
  return { db, catalogue: await openCatalogue(deps), shop: settings.shop, log, now: () => clock.now() };
}
