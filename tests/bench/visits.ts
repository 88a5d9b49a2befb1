/** One fresh profile's three visits to a page, on the shaped link and with a slow processor: first, repeat, without signal. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium, type BrowserContext, type Page } from 'playwright';

import { findBrowser } from '#tests/support/browser.ts';

import { observePage, type PageReport } from './page-observer.ts';
import { openShapedLink, type Kind, type ShapedLink } from './shaped-link.ts';

export interface Visit extends PageReport {
  /** Over the link, the worker's fetches among them. */
  kB: Partial<Record<Kind, number>>;
}

export interface Visits {
  first: Visit;
  repeat: Visit;
  offline: Visit;
}

/** A phone in a shop: the figures of Lighthouse's mobile profile. */
export const LINK = { roundTripMs: 150, downKbps: 1600 };
export const CPU_SLOWDOWN = 4;
const SCREEN = { width: 412, height: 823 };

const PATIENCE_MS = 60_000;
const OFFLINE_PATIENCE_MS = 15_000;
const SETTLE_MS = 30_000;

/** tsx gives functions their names by calling this, and a page that a function is sent to does not have it. */
export const NAME_KEEPER = 'globalThis.__name ??= (made) => made';

export interface Visited {
  readonly path: string;
  /** What the visitor came for. */
  readonly selector: string;
  /** Before the first visit: a shopper signs in, for a page that is not there without signal, and is not visited so. */
  readonly enter?: (page: Page) => Promise<void>;
}

export async function visitThrice(origin: string, { path, selector, enter }: Visited): Promise<Visits> {
  const link = await openShapedLink(origin, LINK);
  const profile = await mkdtemp(join(tmpdir(), 'zad-bench-profile-'));
  try {
    const context = await openBrowser(profile, { baseURL: link.origin });
    try {
      await context.addInitScript({ content: NAME_KEEPER });
      await context.addInitScript(observePage, selector);
      if (enter) {
        const page = await context.newPage();
        await enter(page);
        await page.close();
      }
      const url = `${link.origin}${path}`;
      const first = await visit(context, link, url, PATIENCE_MS);
      // The worker may only begin now to fetch what it keeps.
      await link.quiet(3000, PATIENCE_MS);
      const repeat = await visit(context, link, url, PATIENCE_MS);
      if (enter) return { first, repeat, offline: { ...NOTHING_SEEN, kB: {} } };
      link.cut();
      await context.setOffline(true);
      const offline = await visit(context, link, url, OFFLINE_PATIENCE_MS);
      return { first, repeat, offline };
    } finally {
      await context.close();
    }
  } finally {
    link.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** A profile of its own: a default context has no disk cache worth measuring. `more`: what a measurement needs besides. */
export async function openBrowser(
  profile: string,
  more: { bypassCSP?: boolean; baseURL?: string } = {},
): Promise<BrowserContext> {
  const browser = await findBrowser();
  const isRoot = process.getuid?.() === 0;
  return chromium.launchPersistentContext(profile, {
    ...browser,
    ...more,
    headless: true,
    chromiumSandbox: !isRoot,
    viewport: SCREEN,
    isMobile: true,
    hasTouch: true,
    args: ['--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });
}

async function visit(context: BrowserContext, link: ShapedLink, url: string, patienceMs: number): Promise<Visit> {
  link.takeBytes();
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(url, { waitUntil: 'commit', timeout: patienceMs }).catch(() => undefined);
    await until(page, ({ shownMs }) => shownMs !== null, patienceMs);
    await page.waitForLoadState('load', { timeout: patienceMs }).catch(() => undefined);
    // The visitor stays until the page has settled and can be opened without signal: the worker is not in the measured times.
    await until(page, ({ idleMs, workerMs }) => idleMs > 2000 && workerMs !== null, SETTLE_MS);
    await link.quiet(2000, patienceMs);
    const kB = Object.fromEntries(Object.entries(link.takeBytes()).map(([kind, bytes]) => [kind, bytes / 1000]));
    return { ...((await report(page)) ?? NOTHING_SEEN), kB };
  } finally {
    await page.close();
  }
}

/** Asks now and then: Playwright's own waiting in the page needs eval, which the page's policy forbids. */
async function until(page: Page, isEnough: (report: PageReport) => boolean, atMostMs: number): Promise<void> {
  for (const end = Date.now() + atMostMs; Date.now() < end; await page.waitForTimeout(100)) {
    const seen = await report(page);
    if (seen && isEnough(seen)) return;
  }
}

function report(page: Page): Promise<PageReport | undefined> {
  return page.evaluate(() => window.benchReport?.()).catch(() => undefined);
}

const NOTHING_SEEN: PageReport = {
  shownMs: null,
  firstPaintMs: null,
  largestPaintMs: null,
  largest: null,
  workerMs: null,
  idleMs: 0,
  layoutShift: Number.NaN,
  blockingMs: Number.NaN,
  longTasks: [],
  shifts: [],
  scriptBytes: Number.NaN,
};
