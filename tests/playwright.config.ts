import { defineConfig } from '@playwright/test';

import { BROWSER_ARGS, existing, smallBrowser } from './support/browser.ts';
import { IS_WHOLE } from './support/whole-journeys.ts';

/** They bring a browser of their own, whose profile outlives it. */
const INSTALLED = /(offline|update|install)\.spec\.ts$/;

/** What a wide screen shows otherwise than a phone; the rest is walked through on a phone alone. */
const WIDE =
  /((001|002|004|005|101|103|105|106|107|108)-.*|11[01]-orders|114-gift-box|115-wallet|116-egifts|117-regulars|118-live-chat|119-account-panels)\.spec\.ts$/;

/** Of those too: what is tagged so, and Arabic where the wide screen's frame, which 001, 002 and 004 look at, is no other. */
const NARROW =
  /@phone|((005|101|105|106|107|108)-[\w-]+|(11[01]-orders|114-gift-box|115-wallet|116-egifts|117-regulars|118-live-chat|119-account-panels))\.spec\.ts ar /;

/** What a phone shows no otherwise than the wide screen it is looked at on. */
const WIDE_ALONE = /@wide/;

/** Too long for `npm test`: `npm run journeys` walks them. */
const WHOLE_ALONE = IS_WHOLE ? [] : [/(11\d-checkout-[\w-]+|120-open-panels)\.spec\.ts$/];

/** The journeys: 0xx read only, 1xx write. Each file starts from a clean browser; offline ones bring their own profile. */
export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results',
  timeout: 120_000,
  expect: { timeout: 20_000 },
  fullyParallel: false,
  // One for each of two cores. Three ended no sooner: the processor is what they wait for, and journeys that are slowed meet races that nobody's phone does.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  globalSetup: './support/journey-setup.ts',
  reporter: [['list'], ['json']],
  use: {
    baseURL: process.env['ZAD_ORIGIN'],
    // What the worker would answer is the business of the journeys about being installed.
    serviceWorkers: 'block',
    locale: 'en-AE',
    timezoneId: 'Asia/Dubai',
    // Drawn by the processor alone, what moves takes its time from the other journeys. The installed ones keep it.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // `--trace retain-on-failure` where a failure needs one: written for each journey, it costs a tenth of the run.
    trace: 'off',
    launchOptions: { ...(smallBrowser() ?? existing()), args: BROWSER_ARGS },
  },
  projects: [
    // First: its files are the longest, and the last of them would run alone at the end.
    // Playwright gives these to the browsers that a journey starts by itself too.
    {
      name: 'installed',
      testMatch: INSTALLED,
      testIgnore: WHOLE_ALONE,
      use: { serviceWorkers: 'allow', contextOptions: {}, launchOptions: { ...existing(), args: BROWSER_ARGS } },
    },
    {
      name: 'phone',
      testIgnore: [INSTALLED, ...WHOLE_ALONE],
      ...(!IS_WHOLE && { grepInvert: WIDE_ALONE }),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      ...(IS_WHOLE ? { testIgnore: INSTALLED } : { testMatch: WIDE, grepInvert: NARROW }),
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
