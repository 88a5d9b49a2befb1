/** What edits cost a shopper's phone: from the tap to the frame and to the disk, 500 of them on the way to the server, and pages that open over them. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { request, type BrowserContext, type Page, type Request } from 'playwright';

import { newShopper, register, signInByPanel } from '#tests/support/shopper.ts';

import { serveFloorPage } from './floor-page.ts';
import type { Bench, Finding } from './measure.ts';
import { observePage } from './page-observer.ts';
import { sendBare } from './send-bare.ts';
import { openShapedLink, type ShapedLink } from './shaped-link.ts';
import { median } from './statistics.ts';
import { CPU_SLOWDOWN, LINK, NAME_KEEPER, openBrowser, visitThrice } from './visits.ts';
import { watchEdits, type EditReport } from './watch-edits.ts';

const EDITS = 500;
const TAPS = 20;
/** An exchange that carries edits is no shorter. */
const LEAST_EDITS_BYTES = 1000;
/** Long enough for a page to be there, to rest and to be kept as it is. */
const OPENED_MS = 8000;
const SHELF = '/en/searchpage?categories=dairy-eggs';
const OWN_PAGES = [
  ['favourites', '/en/account/myfavourites'],
  ['cart', '/en/cart'],
] as const;

export async function measureEdits(bench: Bench): Promise<Finding[]> {
  const { origin } = await bench.stores.open('demo');
  const link = await openShapedLink(origin, LINK);
  const profile = await mkdtemp(join(tmpdir(), 'zad-bench-profile-'));
  // The watch has a worker of its own, made of a text.
  const context = await openBrowser(profile, { bypassCSP: true });
  try {
    await context.addInitScript({ content: NAME_KEEPER });
    await context.addInitScript(watchEdits);
    const page = await signedIn(context, link, origin);
    const session = await context.newCDPSession(page);
    const slow = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
    await slow(CPU_SLOWDOWN);
    const taps: Record<string, EditReport> = {};
    bench.say('taps with signal');
    taps['online'] = await tap(page);
    await cut(context, link);
    bench.say('taps without signal');
    taps['offline'] = await tap(page);
    bench.say(`${EDITS} edits without signal`);
    await page.evaluate((count) => window.benchRush?.(count), EDITS - 2 * TAPS);
    await page.waitForTimeout(3000);
    // A page that is slowed down takes its processor even while it rests: from those that are measured now.
    await slow(1);
    const offline = await openOffline(bench, context, link);
    bench.say('sending them');
    await slow(CPU_SLOWDOWN);
    const sent = await send(context, page, link);
    bench.keep('edits', { taps, offline, sent });
    return [...tapFindings(taps), ...offline, ...sent];
  } finally {
    await context.close();
    link.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 3 });
  }
}

async function signedIn(context: BrowserContext, link: ShapedLink, origin: string): Promise<Page> {
  const api = await request.newContext({ baseURL: origin });
  const shopper = newShopper();
  await register(api, shopper);
  await api.dispose();
  const page = await context.newPage();
  await page.goto(`${link.origin}/en/account`);
  await signInByPanel(page, shopper);
  // Their code comes with the first visit, as for a shopper who was here before.
  for (const [, path] of OWN_PAGES) await page.goto(`${link.origin}${path}`, { waitUntil: 'networkidle' });
  await page.goto(`${link.origin}${SHELF}`, { waitUntil: 'networkidle' });
  await link.quiet(3000);
  return page;
}

async function tap(page: Page): Promise<EditReport> {
  const report = await page.evaluate((count) => window.benchTaps?.(count), TAPS);
  if (!report) throw new Error('the page has no watch on its edits');
  return report;
}

async function cut(context: BrowserContext, link: ShapedLink): Promise<void> {
  link.cut();
  await context.setOffline(true);
}

function tapFindings(taps: Record<string, EditReport>): Finding[] {
  return Object.entries(taps).flatMap(([when, { frames, durable, puts }]): Finding[] => [
    {
      what: `${when}, tap to frame`,
      value: median(frames),
      of: 'tap to frame',
      note: `worst of ${frames.length}: ${Math.max(...frames).toFixed(0)} ms`,
    },
    {
      what: `${when}, tap to durable`,
      value: median(durable) / median(puts),
      of: 'tap to durable',
      note: `${median(durable).toFixed(1)} ms to ${median(puts).toFixed(1)} ms`,
    },
  ]);
}

async function openOffline(bench: Bench, context: BrowserContext, link: ShapedLink): Promise<Finding[]> {
  const floorPage = await serveFloorPage();
  try {
    const floor =
      (await visitThrice(floorPage.origin, { path: '/', selector: 'article[data-stock-code]' })).offline.shownMs ??
      Number.NaN;
    const findings: Finding[] = [];
    for (const [name, path] of OWN_PAGES) {
      bench.say(`${name} without signal`);
      const page = await context.newPage();
      await page.addInitScript(observePage, 'main article, main li');
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
      const shown = async (visit: Promise<unknown>): Promise<number> => {
        await visit.catch(() => undefined);
        await page.waitForTimeout(OPENED_MS);
        return (await page.evaluate(() => window.benchReport?.().shownMs)) ?? Number.NaN;
      };
      const first = await shown(page.goto(`${link.origin}${path}`, { waitUntil: 'commit' }));
      const again: number[] = [];
      for (let run = 0; run < 3; run += 1) again.push(await shown(page.reload({ waitUntil: 'commit' })));
      await page.close();
      findings.push({
        what: `${name}, loaded again offline over ${EDITS} edits`,
        value: median(again) / floor,
        of: 'own page offline',
        note: `${again.map((one) => one.toFixed(0)).join(', ')} ms to ${floor.toFixed(0)} ms; opened for the first time since the edits ${first.toFixed(0)} ms`,
      });
    }
    return findings;
  } finally {
    floorPage.close();
  }
}

async function send(context: BrowserContext, page: Page, link: ShapedLink): Promise<Finding[]> {
  const bodies: number[] = [];
  let answers = 0;
  let last = 0;
  const weigh = async (asked: Request, at: number): Promise<void> => {
    const { requestBodySize, responseBodySize } = await asked.sizes();
    bodies.push(requestBodySize);
    // A short one only asks whether there is anything new, perhaps much later.
    if (requestBodySize < LEAST_EDITS_BYTES) return;
    last = at;
    answers += responseBodySize;
  };
  page.on('requestfinished', (asked) => {
    if (asked.url().endsWith('/ecomapi/sync')) void weigh(asked, performance.now());
  });
  link.mend();
  const from = performance.now();
  await context.setOffline(false);
  await page.waitForTimeout(15_000);
  const took = last - from;
  const sent = bodies.filter((size) => size >= LEAST_EDITS_BYTES);
  const bytes = sent.reduce((sum, size) => sum + size, 0);
  const floor = await sendBare({ bytes, answers }, LINK);
  return [
    {
      what: 'round trips for 500 edits',
      value: sent.length,
      of: 'exchanges for 500 edits',
      note: `${bodies.join(', ')} bytes`,
    },
    {
      what: 'sending 500 edits',
      value: took / floor,
      of: 'sending 500 edits',
      note: `${took.toFixed(0)} ms to ${floor.toFixed(0)} ms`,
    },
  ];
}
