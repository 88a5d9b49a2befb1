/** Tapping the hearts of a page of products: the shortest edit there is, and one that shows at once. */
import { expect, type Locator, type Page } from '@playwright/test';

import { CARD, hydrated } from './in-both-languages.ts';

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
  const turned = expect(button).not.toHaveAttribute('aria-label', before ?? '');
  await turned.catch(async (error: unknown) => {
    throw new Error(`${String(error)}\nThe page then: ${await standing(page)}`, { cause: error });
  });
}

/** What tells why a tap did nothing: a panel in the way, what the shop said, whose device it is, the code that came. */
const standing = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify({
      panels: Array.from(
        document.querySelectorAll('[role=dialog],[role=status],[role=alert]'),
        (one) => one.textContent,
      ),
      stored: Object.keys(localStorage),
      isControlled: navigator.serviceWorker.controller !== null,
      scripts: (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).flatMap(
        ({ name, responseStatus }) => (name.endsWith('.js') ? `${name.split('/').at(-1) ?? ''} ${responseStatus}` : []),
      ),
    }),
  );

export const isOn = async (page: Page, stockCode: string): Promise<boolean> =>
  (await heart(page, stockCode).getAttribute('aria-label'))?.startsWith('Remove') ?? false;
