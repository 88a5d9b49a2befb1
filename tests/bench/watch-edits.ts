/** Watches a page's edits from inside, from before its own scripts: how long a tap takes to the next frame and to the disk. */
export interface EditReport {
  /** Milliseconds from each tap to the end of the frame that shows it. */
  frames: number[];
  /** Milliseconds from each tap to the end of the transaction that holds it. */
  durable: number[];
  /** Milliseconds of a bare put, as durable, in a database of its own. */
  puts: number[];
}

declare global {
  interface Window {
    /** Taps hearts one after another, at most `count` times, and tells what they cost. */
    benchTaps?: (count: number) => Promise<EditReport>;
    /** Taps hearts and steppers in turn, as fast as the page takes them. */
    benchRush?: (count: number) => Promise<void>;
  }
}

/** Runs in the page: it can use nothing from outside of itself. */
export function watchEdits(): void {
  if (window !== window.top) return;
  // The page's own sending is measured: the worker's, which the browser wakes whenever it likes, would take it from it.
  if ('SyncManager' in window) {
    Object.assign((window.SyncManager as { prototype: object }).prototype, { register: () => Promise.resolve() });
  }
  const settled: ((at: number) => void)[] = [];
  // oxlint-disable-next-line typescript/unbound-method -- called with its own `this` below
  const open = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function transaction(...asked: Parameters<typeof open>): IDBTransaction {
    const made = open.apply(this, asked);
    const stores = typeof asked[0] === 'string' ? [asked[0]] : [...asked[0]];
    if (made.mode === 'readwrite' && stores.includes('outbox')) {
      made.addEventListener('complete', () => settled.splice(0).forEach((tell) => tell(performance.now())));
    }
    return made;
  };
  const hearts = (): HTMLElement[] => [
    ...document.querySelectorAll<HTMLElement>('article[data-stock-code] button[aria-label$="favourites"]'),
  ];
  const steppers = (): HTMLElement[] => [
    ...document.querySelectorAll<HTMLElement>(
      'article[data-stock-code] :is(button[aria-label$="to cart"], button[aria-label^="More of"])',
    ),
  ];
  const frame = (): Promise<number> =>
    new Promise((done) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => done(performance.now()), { once: true });
        port1.start();
        port2.postMessage(null);
      });
    });
  const put = async (): Promise<number> => {
    const database = await new Promise<IDBDatabase>((done, fail) => {
      const asked = indexedDB.open('bench-floor', 1);
      asked.addEventListener('upgradeneeded', () => asked.result.createObjectStore('puts', { keyPath: 'id' }));
      asked.addEventListener('success', () => done(asked.result));
      asked.addEventListener('error', () => fail(asked.error ?? new Error('no database')));
    });
    const from = performance.now();
    const written = database.transaction('puts', 'readwrite', { durability: 'strict' });
    written.objectStore('puts').put({ id: crypto.randomUUID(), name: 'favourite.set', args: { stockCode: 'x' } });
    await new Promise((done) => written.addEventListener('complete', done));
    const took = performance.now() - from;
    database.close();
    return took;
  };
  window.benchTaps = async (count) => {
    const report: EditReport = { frames: [], durable: [], puts: [] };
    for (let tap = 0; tap < count; tap += 1) {
      report.puts.push(await put());
      const all = hearts();
      const durable = new Promise<number>((done) => settled.push(done));
      const from = performance.now();
      all[tap % all.length]?.click();
      report.frames.push((await frame()) - from);
      report.durable.push((await durable) - from);
      await new Promise((done) => setTimeout(done, 300));
    }
    return report;
  };
  window.benchRush = async (count) => {
    for (let tap = 0; tap < count; tap += 1) {
      // One heart fewer than there are: those that come round an odd number of times stay on.
      const all = tap % 2 === 0 ? hearts().slice(1) : steppers();
      all[Math.floor(tap / 2) % all.length]?.click();
      if (tap % 10 === 9) await frame();
    }
  };
}
