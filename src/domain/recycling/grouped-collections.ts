import type { Collection } from '#contract/recycling.ts';

/** Containers of one product that go back at one time, or went: one visit of the driver. */
export interface CollectionGroup extends Omit<Collection, 'id'> {
  readonly ids: readonly [number, ...number[]];
  // `deposit`: of all of them, in fils.
}

/** In the order in which each visit is first named: the shop keeps a collection for each container (account.md section 9). */
export function groupCollections(collections: readonly Collection[]): CollectionGroup[] {
  const groups = new Map<string, CollectionGroup>();
  for (const { id, ...one } of collections) {
    const key = [one.name.en, one.address.en, one.startsAt, one.state].join('\n');
    const before = groups.get(key);
    groups.set(
      key,
      before ? { ...before, ids: [...before.ids, id], deposit: before.deposit + one.deposit } : { ...one, ids: [id] },
    );
  }
  return [...groups.values()];
}
