import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());

test('a new version comes at once where nobody pays, and once nobody pays any more', async () => {
  const { holdUpdates, whenUpdatesMayCome } = await import('./installed.ts');
  const atOnce = vi.fn();
  whenUpdatesMayCome(atOnce);
  expect(atOnce).toHaveBeenCalledOnce();

  const [first, second] = [holdUpdates(), holdUpdates()];
  const later = vi.fn();
  whenUpdatesMayCome(later);
  first();
  await settled();
  expect(later).not.toHaveBeenCalled();
  second();
  await settled();
  holdUpdates()();
  await settled();
  expect(later).toHaveBeenCalledOnce();
});

/** Valtio tells of changes a microtask later. */
const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 0));
