/** The journeys in a real browser, which is found or fetched first. */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

import { findBrowser } from './browser.ts';
import { run, type Step } from './steps.ts';

interface Report {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

export const journeys: Step = {
  name: 'journeys',
  run: async () => {
    const browser = await findBrowser();
    // Absolute: Playwright reads a path from the folder of its configuration.
    const report = resolve('node_modules/.cache/journeys.json');
    const { code, output } = await run(
      'npx',
      ['--no-install', 'playwright', 'test', '--config', 'tests/playwright.config.ts'],
      {
        ...process.env,
        ...(browser.executablePath && { ZAD_BROWSER: browser.executablePath }),
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
    );
    if (code !== 0) throw new Error(output.trim());
    const { stats } = JSON.parse(await readFile(report, 'utf8')) as Report;
    if (stats.flaky + stats.skipped > 0)
      throw new Error(`${stats.flaky} flaky, ${stats.skipped} skipped: flaky is broken\n${output}`);
    return { tests: stats.expected, said: `      ${stats.expected} journeys` };
  },
};
