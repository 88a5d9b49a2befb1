import { rewardEnd } from '#contract/rules/reward-life.ts';
import type { Queryable } from '#server/kit/database.ts';
import { SettingsError } from '#server/kit/settings-error.ts';
import type { ShopSettings } from '#server/shop-settings.ts';

import { foldCode } from './fold-code.ts';
import { discountCode } from './table.ts';

/** Counted from the shop's last start. */
const MONTHS = 120;

/**
 * Makes the codes of a demo shop (`demoCodes` of the settings), any number of orders each, or gives them the percent that the settings
 * have now. For each start of a shop that may have demo shoppers; servers that start at once do no harm.
 *
 * @throws SettingsError where a percent is not from 1 to 100
 */
export async function ensureDemoCodes(
  db: Queryable,
  { demoCodes }: Pick<ShopSettings, 'demoCodes'>,
  now: Date,
): Promise<void> {
  const expiresAt = rewardEnd(now, MONTHS);
  for (const [word, percent] of Object.entries(demoCodes)) {
    if (!Number.isInteger(percent) || percent < 1 || percent > 100) {
      throw new SettingsError(`SHOP_SETTINGS must give the code ${word} in demoCodes a percent from 1 to 100.`);
    }
    await db
      .insert(discountCode)
      .values({ code: foldCode(word), percent, startsAt: now, expiresAt })
      .onConflictDoUpdate({ target: discountCode.code, set: { percent, expiresAt } });
  }
}
