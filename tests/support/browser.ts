/** Where the journeys' browsers are; where there is none it is fetched. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { chromium } from '@playwright/test';

export interface FoundBrowser {
  /** Missing for Playwright's own. */
  executablePath?: string;
  /** Playwright's own, whole and without a window; missing for its small one. */
  channel?: 'chromium';
}

export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const WHOLE_PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const SMALL_PLACE = '/usr/bin/chromium-headless-shell';

/**
 * The whole browser, for what is installed: the small one has other workers and another idea of being offline. Playwright's own
 * download, else one that is installed, else Playwright's is downloaded, else Debian's is installed.
 */
export async function findBrowser(): Promise<FoundBrowser> {
  const found = existing();
  if (found) return found;
  spawnSync('npx', ['--no-install', 'playwright', 'install', '--with-deps', 'chromium'], { stdio: 'inherit' });
  const downloaded = existing();
  if (downloaded) return downloaded;
  spawnSync('sh', ['-c', 'apt-get update -q && apt-get install -qy chromium'], { stdio: 'inherit' });
  const installed = existing();
  if (installed) return installed;
  throw new Error(
    'The journeys need a Chromium, and none could be found or fetched: install one, or set ZAD_BROWSER to its path.',
  );
}

/** The headless shell opens a page in half the whole browser's time, and does for pages without a worker; else the whole one. */
export async function findSmallBrowser(): Promise<FoundBrowser> {
  const whole = await findBrowser();
  if (whole.channel === undefined && !existsSync(SMALL_PLACE)) {
    spawnSync('sh', ['-c', 'apt-get install -qy chromium-headless-shell'], { stdio: 'ignore' });
  }
  return smallBrowser() ?? whole;
}

/** Null where there is none; Playwright downloads its own together with its whole one. */
export function smallBrowser(): FoundBrowser | null {
  if (isNamed()) return existsSync(SMALL_PLACE) ? { executablePath: SMALL_PLACE } : null;
  if (existsSync(chromium.executablePath())) return {};
  return existsSync(SMALL_PLACE) ? { executablePath: SMALL_PLACE } : null;
}

export function existing(): FoundBrowser | null {
  if (isNamed()) return { executablePath: process.env['ZAD_BROWSER'] ?? '' };
  if (existsSync(chromium.executablePath())) return { channel: 'chromium' };
  const place = WHOLE_PLACES.find((path) => existsSync(path));
  return place === undefined ? null : { executablePath: place };
}

function isNamed(): boolean {
  return (process.env['ZAD_BROWSER'] ?? '') !== '';
}
