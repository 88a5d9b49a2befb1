/** Lets works that run at the same time take their steps in an order that is told, so that a simulation can try every order. */
import type { SyncStore } from '#server/sync/sync-store.ts';

/** Waits until the work may take its next step. */
export type Pass = (step: string) => Promise<void>;

/** A database of which each question waits at the gate. */
export function gated(store: SyncStore, pass: Pass): SyncStore {
  return new Proxy(store, {
    get(target, name) {
      const verb = Reflect.get(target, name) as (...args: unknown[]) => unknown;
      return async (...args: unknown[]) => {
        await pass(String(name));
        return verb.apply(target, args);
      };
    },
  });
}

/**
 * Runs all works at once, one step at a time: `order` says which of those that wait at the gate goes next. A work that waits for a lock that another one
 * holds does not come back to the gate; `patience` resolves when that is to be assumed.
 */
export async function interleave<T>(
  works: readonly ((pass: Pass) => Promise<T>)[],
  order: readonly number[],
  patience: () => Promise<void>,
): Promise<PromiseSettledResult<T>[]> {
  const waiting = new Map<number, () => void>();
  const running = new Set(works.keys());
  let tell = (): void => undefined;
  let moved = Promise.resolve();
  const expectMove = (): void => {
    moved = new Promise((resolve) => (tell = resolve));
  };
  expectMove();
  const results = works.map((work, index) => {
    const pass: Pass = () =>
      new Promise((resolve) => {
        waiting.set(index, resolve);
        tell();
      });
    return work(pass).finally(() => {
      running.delete(index);
      tell();
    });
  });
  const settled = Promise.allSettled(results);
  for (let turn = 0; running.size > 0; turn += 1) {
    if (waiting.size === 0) await moved;
    expectMove();
    const ready = [...waiting].sort(([a], [b]) => a - b);
    const next = ready[(order[turn % order.length] ?? 0) % Math.max(ready.length, 1)];
    if (!next) continue;
    const [index, go] = next;
    waiting.delete(index);
    go();
    await Promise.race([moved, patience()]);
  }
  return settled;
}
