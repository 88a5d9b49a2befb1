/** The journeys in a real browser, which is found or fetched first. */
import { readFile, rm } from 'node:fs/promises';
import { resolve } from 'node:path';

import type { JSONReport } from 'playwright/types/testReporter';

import { findSmallBrowser } from './browser.ts';
import { readJourneys } from './journey-report.ts';
import { run, TestsFailed, type Step } from './steps.ts';

// Absolute: Playwright reads a path from the folder of its configuration.
const REPORT = resolve('node_modules/.cache/journeys.json');

export const journeys: Step = {
  name: 'journeys',
  run: async () => {
    // Found, or fetched, before the first journey starts; the configuration looks where it is.
    await findSmallBrowser();
    await rm(REPORT, { force: true });
    const { code, output } = await run(
      'npx',
      ['--no-install', 'playwright', 'test', '--config', 'tests/playwright.config.ts'],
      {
        ...process.env,
        PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT,
      },
    );
    const written = await readFile(REPORT, 'utf8').catch(() => null);
    if (written === null) throw new Error(output.trim());
    const { passed, failures, slowest } = readJourneys(JSON.parse(written) as JSONReport);
    if (failures.length > 0) throw new TestsFailed(failures, passed);
    if (code !== 0) throw new Error(output.trim());
    return { tests: passed, said: [`      ${passed} journeys; the slowest files:`, ...slowest].join('\n') };
  },
};
