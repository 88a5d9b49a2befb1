/** Panels and the entries of the browser's history that stand for them, which outlive the page that made them. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let entries: unknown[];
let place: number;
let pops: Set<() => void>;
/** A page takes its time to load again. */
let now = Date.parse('2026-11-29T08:00:00Z');

/** What the browser keeps when a page is loaded again: its entries, and nobody who listens. */
const load = async () => {
  vi.resetModules();
  vi.setSystemTime((now += 1000));
  pops = new Set();
  const panels = await import('./panels.ts');
  panels.watchPanelHistory();
  const names = () => ALL.filter((name) => panels.isPanelOpen([name]));
  return { ...panels, names };
};
const ALL = ['mywallet', 'myregulars', 'regular_modal', 'login', 'register'] as const;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  entries = [{ page: 'cart' }];
  place = 0;
  const go = (steps: number) => {
    place = Math.min(entries.length - 1, Math.max(0, place + steps));
    for (const pop of pops) pop();
  };
  vi.stubGlobal('history', {
    get state() {
      return entries[place];
    },
    pushState: (state: unknown) => {
      entries = [...entries.slice(0, ++place), state];
    },
    go,
    back: () => go(-1),
    forward: () => go(1),
  });
  vi.stubGlobal('addEventListener', (_: string, pop: () => void, how?: { once: boolean }) => {
    const once = () => {
      pops.delete(once);
      pop();
    };
    pops.add(how?.once ? once : pop);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('each step back closes the panel on top, and what else the entry holds stays', async () => {
  const app = await load();
  app.openPanel('myregulars', {});
  app.openPanel('regular_modal', { orderDocno: 1 });
  expect(entries[2]).toMatchObject({ page: 'cart' });
  app.closePanel();
  expect(app.names()).toEqual(['myregulars']);
  history.back();
  expect(app.names()).toEqual([]);
  expect(place).toBe(0);
});

test('a page that is loaded again with a panel open: the next one closes at the first step back', async () => {
  (await load()).openPanel('myregulars', {});
  const app = await load();
  app.openPanel('mywallet', {});
  app.closePanel();
  expect(app.names()).toEqual([]);
});

test('two panels before, two after: each closes by itself', async () => {
  const before = await load();
  before.openPanel('mywallet', {});
  before.openPanel('login', { reason: 'account' });
  const app = await load();
  history.back();
  app.openPanel('myregulars', {});
  app.openPanel('regular_modal', { orderDocno: 1 });
  app.closePanel();
  expect(app.names()).toEqual(['myregulars']);
  app.closePanel();
  expect(app.names()).toEqual([]);
});

test('an entry whose panel was closed stands for none, though Forward leads to it', async () => {
  const app = await load();
  app.openPanel('mywallet', {});
  history.back();
  history.forward();
  app.openPanel('myregulars', {});
  app.closePanel();
  expect(app.names()).toEqual([]);
});

test('a panel that takes the place of another closes as that one would have, and those below stay', async () => {
  const app = await load();
  app.openPanel('mywallet', {});
  app.openPanel('login', { reason: 'account' });
  app.replacePanel('register', { reason: 'account' });
  expect(app.names()).toEqual(['mywallet', 'register']);
  app.openPanel('myregulars', {});
  app.closePanel();
  expect(app.names()).toEqual(['mywallet', 'register']);
  app.closePanel();
  expect(app.names()).toEqual(['mywallet']);
});

test('leaving closes all of them before it goes on', async () => {
  const app = await load();
  app.openPanel('mywallet', {});
  app.openPanel('myregulars', {});
  const goOn = vi.fn(() => expect(place).toBe(0));
  app.leavePanels(goOn);
  expect(goOn).toHaveBeenCalledOnce();
  expect(app.names()).toEqual([]);
});

test('closing those of some names leaves the others', async () => {
  const app = await load();
  app.openPanel('mywallet', {});
  app.openPanel('login', { reason: 'account' });
  app.closePanelsThen(['login', 'register'], () => undefined);
  expect(app.names()).toEqual(['mywallet']);
});
