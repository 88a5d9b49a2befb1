import {
  test,
  type Page,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
} from '@playwright/test';

import { IS_WHOLE } from './whole-journeys.ts';

export type Language = 'en' | 'ar';

/** Every file of journeys is walked in both. */
export const LANGUAGES: readonly Language[] = ['en', 'ar'];

type Given = PlaywrightTestArgs & PlaywrightTestOptions & PlaywrightWorkerArgs & PlaywrightWorkerOptions;
type Journey = (title: string, walk: (given: Given) => Promise<void>) => void;

/** For a journey in a loop over both languages that holds nothing a language could change: it is walked in `chosen` alone. */
export function journeyOnlyIn(chosen: Language, language: Language): Journey {
  return language === chosen ? test : () => undefined;
}

/** In `npm test` a journey that a language could hardly change is walked in `chosen`; in `npm run journeys` in both. */
export function languagesFor(chosen: Language): readonly Language[] {
  return IS_WHOLE ? LANGUAGES : [chosen];
}

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
