/** How long until a page shows what the visitor came for, as multiples of the floor page. */
import type { Page } from 'playwright';

import { productPath } from '#contract/urls.ts';
import { putInCart } from '#tests/support/at-checkout.ts';
import { addAddressByCall, newShopper, signInByCall } from '#tests/support/shopper.ts';

import type { BudgetName } from './budgets.ts';
import { serveFloorPage } from './floor-page.ts';
import type { Bench, Finding } from './measure.ts';
import { askSearch } from './search-request.ts';
import { median } from './statistics.ts';
import { visitThrice, type Visit, type Visited, type Visits } from './visits.ts';

interface Place extends Visited {
  readonly name: string;
}

const CARD = 'article[data-stock-code]';

const PHASES = [
  ['first', 'first card'],
  ['repeat', 'repeat card'],
  ['offline', 'offline card'],
] as const satisfies readonly [keyof Visits, BudgetName][];

export async function measurePage(bench: Bench): Promise<Finding[]> {
  const { origin } = await bench.stores.open('demo');
  const places: Place[] = [
    { name: 'home', path: '/en', selector: CARD },
    { name: 'search', path: '/en/searchpage?categories=dairy-eggs', selector: CARD },
    { name: 'product', path: await productPage(origin), selector: 'h1' },
    { name: 'checkout', path: '/en/checkout', selector: '[data-total="netpayable"]', enter: fillCart },
  ];
  await warmUp(origin, places);
  const floorPage = await serveFloorPage();
  const floor: Visits[] = [];
  const seen = new Map<Place, Visits[]>(places.map((place) => [place, []]));
  const visitFloor = async (): Promise<void> =>
    void floor.push(await visitThrice(floorPage.origin, { path: '/', selector: CARD }));
  try {
    // Floor and pages take turns, so that a machine that slows down or speeds up does so for both.
    for (let round = 1; round <= bench.runs; round += 1) {
      await visitFloor();
      for (const place of places) {
        bench.say(`round ${round} of ${bench.runs}: ${place.name}`);
        seen.get(place)?.push(await visitThrice(origin, place));
      }
    }
    await visitFloor();
  } finally {
    floorPage.close();
  }
  bench.keep('page', { floor, ...Object.fromEntries([...seen].map(([place, visits]) => [place.name, visits])) });
  return [floorRow(floor), ...[...seen].flatMap(([place, visits]) => findingsOf(place, visits, floor))];
}

/** The first product that a search for milk finds. */
async function productPage(origin: string): Promise<string> {
  const { products } = await askSearch(origin, { query: 'milk' });
  const [card] = products;
  if (!card) throw new Error('a search for milk finds nothing to measure a product page with');
  return `/en${productPath(card)}`;
}

/** A shopper with an address and apples in the cart: checkout then prepares the order by itself, and shows what it comes to. */
async function fillCart(page: Page): Promise<void> {
  await signInByCall(page, newShopper());
  await addAddressByCall(page, 'home', 'Villa 12');
  await putInCart(page, '101001');
}

/** The server keeps pages that it rendered: a store that serves shoppers has done this long ago. */
async function warmUp(origin: string, places: readonly Place[]): Promise<void> {
  for (const { path } of places) await fetch(`${origin}${path}`, { headers: { 'accept-encoding': 'br' } });
}

function floorRow(floor: readonly Visits[]): Finding {
  const cards = floor.map(({ first }) => shown(first));
  const others = `repeat ${ms(middle(floor, 'repeat', shown))}, offline ${ms(middle(floor, 'offline', shown))}`;
  const spread = `${ms(Math.min(...cards))} to ${ms(Math.max(...cards))} in ${cards.length} visits`;
  return { what: 'floor, first card', value: median(cards), of: { unit: 'ms' }, note: `${spread}; ${others}` };
}

function findingsOf({ name, enter }: Place, visits: readonly Visits[], floor: readonly Visits[]): Finding[] {
  const phases = PHASES.filter(([phase]) => !enter || phase !== 'offline');
  const times = phases.map(([phase, card]): Finding => {
    // What a page behind a sign-in may take nobody has said.
    const of = enter ? { unit: 'x' as const } : card;
    const own = middle(visits, phase, shown);
    const least = middle(floor, phase, shown);
    return {
      what: `${name}, ${enter ? `${phase} total` : card}`,
      value: own / least,
      of,
      note: `${ms(own)} to ${ms(least)}${paints(visits, phase)}`,
    };
  });
  const blocking = phases.map(([phase]) => middle(visits, phase, (visit) => visit.blockingMs));
  const shifts = phases.map(([phase]) => middle(visits, phase, (visit) => visit.layoutShift));
  const worker = middle(visits, 'first', (visit) => visit.workerMs ?? Number.NaN);
  const scripts = middle(visits, 'first', (visit) => visit.scriptBytes / 1000);
  return [
    ...times,
    {
      what: `${name}, blocking time`,
      value: Math.max(...blocking),
      of: enter ? { unit: 'ms' } : 'blocking time',
      note: `${phases.map(([phase]) => phase).join(', ')}: ${blocking.map(ms).join(', ')}`,
    },
    {
      what: `${name}, layout shift`,
      value: Math.max(...shifts),
      of: 'layout shift',
      note: `${phases.map(([phase]) => phase).join(', ')}: ${shifts.map((shift) => shift.toFixed(3)).join(', ')}`,
    },
    {
      what: `${name}, JavaScript`,
      value: scripts,
      of: name === 'home' ? 'home JavaScript' : { unit: 'kB' },
      note: `first visit with its worker: ${weights(visits)}; worker in control after ${ms(worker)}`,
    },
  ];
}

function paints(visits: readonly Visits[], phase: keyof Visits): string {
  const first = middle(visits, phase, (visit) => visit.firstPaintMs ?? Number.NaN);
  const largest = middle(visits, phase, (visit) => visit.largestPaintMs ?? Number.NaN);
  return `; first paint ${ms(first)}, largest ${ms(largest)}`;
}

function weights(visits: readonly Visits[]): string {
  const kinds = [...new Set(visits.flatMap(({ first }) => Object.keys(first.kB)))] as (keyof Visit['kB'])[];
  const parts = kinds.map((kind) => `${kind} ${middle(visits, 'first', (visit) => visit.kB[kind] ?? 0).toFixed(0)}`);
  return `${parts.join(', ')} kB`;
}

function middle(visits: readonly Visits[], phase: keyof Visits, read: (visit: Visit) => number): number {
  return median(visits.map((visit) => read(visit[phase])));
}

/** What was never shown makes the median not a number: over any budget. */
function shown(visit: Visit): number {
  return visit.shownMs ?? Number.NaN;
}

function ms(value: number): string {
  return Number.isNaN(value) ? 'never' : `${Math.round(value)} ms`;
}
