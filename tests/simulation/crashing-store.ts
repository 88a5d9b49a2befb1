import type { DeviceStore, DeviceTx } from '#src/offline/shop/device-store.ts';

/** The browser was killed. */
export class Killed extends Error {}

/** A device whose browser dies at the n-th step that it takes in its database. */
export function crashing(store: DeviceStore, steps: number): DeviceStore {
  let left = steps;
  const watch = (tx: DeviceTx): DeviceTx =>
    new Proxy(tx, {
      get(target, name) {
        const verb = Reflect.get(target, name) as (...args: unknown[]) => unknown;
        return (...args: unknown[]) => {
          if (left === 0) throw new Killed('killed');
          left -= 1;
          return verb.apply(target, args);
        };
      },
    });
  return {
    read: (work) => store.read((tx) => work(watch(tx))),
    write: (work) => store.write((tx) => work(watch(tx))),
    append: (edits) => store.append(edits),
  };
}
