import { spawnSync } from 'node:child_process';
/** Where the journeys' browser is; where there is none it is fetched. */
import { existsSync } from 'node:fs';

import { chromium } from '@playwright/test';

export interface FoundBrowser {
  /** Missing for Playwright's own. */
  executablePath?: string;
  /** Of Playwright's own: the whole browser, without a window. Its small one has other workers and another idea of being offline. */
  channel?: 'chromium';
}

const USUAL_PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Playwright's own download, else one that is installed, else Playwright's is downloaded, else Debian's is installed. */
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

function existing(): FoundBrowser | null {
  const named = process.env['ZAD_BROWSER'];
  if (named !== undefined && named !== '') return { executablePath: named };
  if (existsSync(chromium.executablePath())) return { channel: 'chromium' };
  const place = USUAL_PLACES.find((path) => existsSync(path));
  return place === undefined ? null : { executablePath: place };
}
