import type { RowValue } from '#contract/rules/mutation.ts';

import type { DeviceStore, NewId, WaitingEntry } from './device-store.ts';

/** Puts a refused edit back at the end of the queue, as one of its own. What it had `seen` is what the device has now. */
export function retryIssue(store: DeviceStore, id: string, newId: NewId): Promise<WaitingEntry | null> {
  const fresh = newId();
  return store.write(async (tx) => {
    const issue = (await tx.issues()).find((one) => one.id === id);
    const meta = await tx.meta();
    if (!issue || !meta) return null;
    const { code: _code, ...edit } = issue;
    const args: RowValue = 'seen' in edit.args ? { ...edit.args, seen: meta.shown } : edit.args;
    await tx.removeIssue(id);
    const [entry = null] = await tx.append([{ ...edit, args, id: fresh }]);
    return entry;
  });
}

export function discardIssue(store: DeviceStore, id: string): Promise<void> {
  return store.write((tx) => tx.removeIssue(id));
}
