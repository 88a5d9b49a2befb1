import { beforeEach, expect, test, vi } from 'vitest';

const heard = vi.fn();

async function firstPage(visit: { scrolled: number; hash?: string; type?: string }): Promise<() => boolean> {
  vi.resetModules();
  const { mayScroll } = await import('./may-scroll.ts');
  vi.stubGlobal('scrollY', visit.scrolled);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: visit.type ?? 'navigate' }] as never);
  return () => mayScroll({ location: { hash: visit.hash ?? '' } as never });
}

beforeEach(() => {
  heard.mockClear();
  document.addEventListener('scroll', heard);
  return () => {
    document.removeEventListener('scroll', heard);
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

test('a first page that the shopper has scrolled stays where it is, and the router hears of it; a later one is scrolled', async () => {
  const may = await firstPage({ scrolled: 700 });
  expect([may(), heard.mock.calls.length]).toEqual([false, 1]);
  expect([may(), heard.mock.calls.length]).toEqual([true, 1]);
});

test.each([
  ['is at its top', { scrolled: 0 }],
  ['has a place in its address', { scrolled: 700, hash: 'storage' }],
  ['was loaded again', { scrolled: 700, type: 'reload' }],
  ['was come back to', { scrolled: 700, type: 'back_forward' }],
])('a first page that %s is scrolled by the router', async (_, visit) => {
  const may = await firstPage(visit);
  expect([may(), heard.mock.calls.length]).toEqual([true, 0]);
});
