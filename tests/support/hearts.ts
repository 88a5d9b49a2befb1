/** Tapping the hearts of a page of products: the shortest edit there is, and one that shows at once. */
import { expect, type Locator, type Page } from '@playwright/test';

import { CARD, hydrated } from './in-both-languages.ts';
import { orSayHowPageStands } from './page-standing.ts';

export const heart = (page: Page, stockCode: string): Locator =>
  page
    .locator(`article[data-stock-code="${stockCode}"]`)
    .getByRole('button', { name: /favourites$/ })
    .first();

/** Opens a page of more products than a journey taps; their stock codes, in the order they stand in. */
export async function openShelf(page: Page, origin: string): Promise<string[]> {
  await page.goto(`${origin}/en/searchpage?categories=dairy-eggs`);
  await hydrated(page);
  await expect(page.locator(CARD).first()).toBeVisible();
  const codes = await page
    .locator(CARD)
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-stock-code') ?? ''));
  return [...new Set(codes)];
}

/** Taps and sees the heart turn. */
export async function tapHeart(page: Page, stockCode: string): Promise<void> {
  const button = heart(page, stockCode);
  const before = await button.getAttribute('aria-label');
  await button.click();
  await orSayHowPageStands(page, expect(button).not.toHaveAttribute('aria-label', before ?? ''));
}

export const isOn = async (page: Page, stockCode: string): Promise<boolean> =>
  (await heart(page, stockCode).getAttribute('aria-label'))?.startsWith('Remove') ?? false;
