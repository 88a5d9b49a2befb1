/** A browser with a profile that outlives it, as on a shopper's phone. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { chromium, type BrowserContext, type CDPSession, type Page } from '@playwright/test';

import { BROWSER_ARGS, findBrowser } from './browser.ts';
import type { Link, Signal } from './signal.ts';

export class Phone {
  readonly #link: Pick<Link, 'origin'> & Partial<Pick<Link, 'set'>>;
  readonly #profile: string;
  #context: BrowserContext | undefined;
  #signal: Signal = 'good';

  private constructor(link: Pick<Link, 'origin'> & Partial<Pick<Link, 'set'>>, profile: string) {
    this.#link = link;
    this.#profile = profile;
  }

  static async buy(link: Pick<Link, 'origin'> & Partial<Pick<Link, 'set'>>): Promise<Phone> {
    const phone = new Phone(link, await mkdtemp(join(tmpdir(), 'zad-phone-')));
    await phone.switchOn();
    return phone;
  }

  /** The browser is closed and started anew: nothing is left but what is on its disk. */
  async restart(): Promise<void> {
    await this.#context?.close();
    await this.switchOn();
  }

  /** The battery is out: every process of the browser is gone between two instructions. */
  async kill(): Promise<void> {
    const gone = new Promise((resolve) => this.#context?.once('close', resolve));
    for (const pid of await processesWith(this.#profile)) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It went with its parent.
      }
    }
    await gone;
  }

  async switchOn(): Promise<void> {
    this.#context = await chromium.launchPersistentContext(this.#profile, {
      ...(await findBrowser()),
      args: BROWSER_ARGS,
      viewport: { width: 390, height: 844 },
      locale: 'en-AE',
      timezoneId: 'Asia/Dubai',
    });
    await this.signal(this.#signal);
  }

  /** Of the page and of its worker alike. Without signal the browser knows it, except with a dead one. */
  async signal(signal: Signal): Promise<void> {
    this.#signal = signal;
    this.#link.set?.(signal);
    await this.#context?.setOffline(signal === 'none');
  }

  /** What its workers are told by the browser itself, from a page that is not of the store. */
  async devtools(): Promise<CDPSession> {
    const page = await this.newPage();
    await page.goto('about:blank');
    return page.context().newCDPSession(page);
  }

  async open(path: string): Promise<Page> {
    const page = await this.newPage();
    await page.goto(`${this.#link.origin}${path}`);
    return page;
  }

  async newPage(): Promise<Page> {
    if (!this.#context) throw new Error('the phone is off');
    return this.#context.newPage();
  }

  async throwAway(): Promise<void> {
    await this.#context?.close();
    await rm(this.#profile, { recursive: true, force: true });
  }
}

/** What the page's worker keeps, path and query, by cache. */
export function kept(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const found: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      const paths = requests.map(({ url }) => url.slice(location.origin.length));
      found[name.replace(/-[^-]*$/, '')] = paths;
    }
    return found;
  });
}

/** Everything that the worker is asked to keep at the first visit is there: nothing has come for a while. */
export async function settled(page: Page): Promise<void> {
  let last = '';
  for (let quiet = 0; quiet < 4;) {
    await page.waitForTimeout(500);
    const now = JSON.stringify(await kept(page).catch(() => ({})));
    const isFilling = now !== last || !now.includes('catalogue');
    quiet = isFilling ? 0 : quiet + 1;
    last = now;
  }
}

/** The browser's processes all name its profile. */
async function processesWith(profile: string): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-eo', 'pid=,args=']);
  return stdout
    .split('\n')
    .filter((line) => line.includes(profile))
    .map((line) => Number.parseInt(line.trim(), 10))
    .filter((pid) => pid !== process.pid);
}
