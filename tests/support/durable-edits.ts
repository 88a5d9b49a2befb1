/** What a page has promised: edits on the disk, seen from outside of the app. */
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    durableEdits?: number;
  }
}

/** Counts, from the next load on, the edits whose write the disk has confirmed. */
export async function countDurable(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // Asked for twice, it would count twice.
    if (window.durableEdits !== undefined) return;
    window.durableEdits = 0;
    // oxlint-disable-next-line unbound-method -- applied to its own store below
    const add = IDBObjectStore.prototype.add;
    IDBObjectStore.prototype.add = function (this: IDBObjectStore, ...args: Parameters<typeof add>) {
      const confirmed = (): void => void (window.durableEdits = (window.durableEdits ?? 0) + 1);
      if (this.name === 'outbox') this.transaction.addEventListener('complete', confirmed);
      return add.apply(this, args);
    };
  });
}

export function durableEdits(page: Page): Promise<number> {
  return page.evaluate(() => window.durableEdits ?? 0);
}
