import { defineConfig } from '@playwright/test';

/** The journeys: 0xx read only, 1xx write. Each file starts from a clean browser; offline ones bring their own profile. */
export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  globalSetup: './support/journey-setup.ts',
  reporter: [['list'], ['json']],
  use: {
    locale: 'en-AE',
    timezoneId: 'Asia/Dubai',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(process.env['ZAD_BROWSER'] && { executablePath: process.env['ZAD_BROWSER'] }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
  ],
});
