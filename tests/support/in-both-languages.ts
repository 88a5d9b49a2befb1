import type { Page } from '@playwright/test';

export type Language = 'en' | 'ar';

/** Every journey is walked in both. */
export const LANGUAGES: readonly Language[] = ['en', 'ar'];

/** A page's first card. */
export const CARD = 'article[data-stock-code]';

/** Opens a path below the language and waits until the page answers taps, not only shows itself. */
export async function visit(page: Page, language: Language, path = ''): Promise<void> {
  await page.goto(`/${language}${path}`);
  await hydrated(page);
}

/** React has taken over the page that the server sent. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor();
}
