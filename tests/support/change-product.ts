/** Changes a product under a running store's feet, as the shop's own people would. */
import { expect } from '@playwright/test';
import { eq } from 'drizzle-orm';

import { readCards } from '#contract/catalogue.ts';
import { changeCatalogue } from '#server/catalogue/store.ts';
import { item } from '#server/catalogue/table.ts';
import { openCommandDatabase } from '#server/commands/open-command-database.ts';
import { createLog } from '#server/kit/log.ts';
import { readSettings } from '#server/kit/settings.ts';

export type ProductChange = Partial<Pick<typeof item.$inferInsert, 'price' | 'promotionPrice' | 'isOutOfStock'>>;

/** The product's card as the store at ZAD_ORIGIN shows it. */
async function cardOf(stockCode: string): Promise<string> {
  const said = await fetch(`${process.env['ZAD_ORIGIN']}/ecomapi${readCards.path}?stockCode=${stockCode}`);
  return said.text();
}

/**
 * The store whose data folder ZAD_DATA_DIR names (journey-setup.ts), which takes the change a moment later: ends when it shows it.
 * Prices are fils. Returns how to put it back: the other journeys read the same shelves.
 */
export async function changeProduct(stockCode: string, values: ProductChange): Promise<() => Promise<unknown>> {
  const shown = await cardOf(stockCode);
  const settings = readSettings({ DATA_DIR: process.env['ZAD_DATA_DIR'] ?? '' });
  const shop = await openCommandDatabase(settings, createLog('error'));
  try {
    let before: ProductChange | undefined;
    await changeCatalogue(shop.db, { source: 'demo' }, async ({ tx }) => {
      const { price, promotionPrice, isOutOfStock } = item;
      [before] = await tx.select({ price, promotionPrice, isOutOfStock }).from(item).where(eq(item.code, stockCode));
      await tx.update(item).set(values).where(eq(item.code, stockCode));
    });
    if (!before) throw new Error(`there is no product ${stockCode}`);
    const kept = before;
    await expect.poll(() => cardOf(stockCode), { intervals: [100] }).not.toBe(shown);
    return () => changeProduct(stockCode, kept);
  } finally {
    await shop.close();
  }
}
