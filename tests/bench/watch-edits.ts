/** Watches a page's edits from inside, from before its own scripts: how long a tap takes to the next frame and to the disk. */
export interface EditReport {
  /** Milliseconds from each tap to the end of the frame that shows it. */
  frames: number[];
  /** Milliseconds from each tap until its edit is read in the database, by a thread that draws nothing. */
  durable: number[];
  /** The same of a bare put, as durable, in a database of its own. */
  puts: number[];
}

declare global {
  interface Window {
    /** Taps hearts one after another, `count` times for the frames and as often for the disk, and tells what they cost. */
    benchTaps?: (count: number) => Promise<EditReport>;
    /** Taps hearts and steppers in turn, at most `count` times, as fast as the page takes them; all hearts are on then. */
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
  // In a worker: the page's own events wait until it has drawn, the disk does not.
  const lookOut = (): void => {
    const known = new Map<string, { database: IDBDatabase; last: number }>();
    const opened = async (name: string): Promise<IDBDatabase> =>
      new Promise((done, fail) => {
        const asked = indexedDB.open(name);
        asked.addEventListener('success', () => done(asked.result));
        asked.addEventListener('error', () => fail(asked.error ?? new Error('no database')));
      });
    const lastKey = (database: IDBDatabase, store: string): Promise<number> =>
      new Promise((done) => {
        const asked = database.transaction(store).objectStore(store).openKeyCursor(null, 'prev');
        asked.addEventListener('success', () => done(Number(asked.result?.key ?? 0)));
      });
    const watch = async (name: string, store: string): Promise<void> => {
      const seen = known.get(name) ?? { database: await opened(name), last: 0 };
      known.set(name, seen);
      seen.last = Math.max(seen.last, await lastKey(seen.database, store));
      postMessage('watching');
      for (let key = 0; key <= seen.last;) key = await lastKey(seen.database, store);
      postMessage(performance.timeOrigin + performance.now());
    };
    addEventListener('message', (event: MessageEvent<[name: string, store: string]>) => void watch(...event.data));
  };
  let lookout: Worker | undefined;
  const heard = <T>(): Promise<T> =>
    new Promise((done) => lookout?.addEventListener('message', ({ data }) => done(data as T), { once: true }));
  /** The moment at which a new key is read in the store, from now on. */
  const lookAt = async (name: string, store: string): Promise<{ durable: Promise<number> }> => {
    lookout ??= new Worker(
      URL.createObjectURL(new Blob([`globalThis.__name = (made) => made;(${String(lookOut)})()`])),
    );
    const ready = heard<string>();
    lookout.postMessage([name, store], []);
    await ready;
    return { durable: heard<number>() };
  };
  const now = (): number => performance.timeOrigin + performance.now();
  const hearts = (): HTMLElement[] => [
    ...document.querySelectorAll<HTMLElement>('article[data-stock-code] button[aria-label$="favourites"]'),
  ];
  const steppers = (): HTMLElement[] => [
    ...document.querySelectorAll<HTMLElement>(
      'article[data-stock-code] :is(button[aria-label$="to cart"], button[aria-label^="More of"])',
    ),
  ];
  const openFloor = (): Promise<IDBDatabase> =>
    new Promise((done, fail) => {
      const asked = indexedDB.open('bench-floor', 1);
      asked.addEventListener('upgradeneeded', () => asked.result.createObjectStore('puts', { autoIncrement: true }));
      asked.addEventListener('success', () => done(asked.result));
      asked.addEventListener('error', () => fail(asked.error ?? new Error('no database')));
    });
  const frame = (): Promise<void> =>
    new Promise((done) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => done(), { once: true });
        port1.start();
        port2.postMessage(null);
      });
    });
  const put = async (database: IDBDatabase): Promise<number> => {
    const { durable } = await lookAt('bench-floor', 'puts');
    const from = now();
    const written = database.transaction('puts', 'readwrite', { durability: 'strict' });
    written.objectStore('puts').put({ id: crypto.randomUUID(), name: 'favourite.set', args: { stockCode: 'x' } });
    return (await durable) - from;
  };
  window.benchTaps = async (count) => {
    const report: EditReport = { frames: [], durable: [], puts: [] };
    const floor = await openFloor();
    const name = (await indexedDB.databases()).find((database) => database.name?.endsWith('-shop'))?.name ?? '';
    const heart = (tap: number): HTMLElement | undefined => hearts()[tap % hearts().length];
    // Until the edit has been sent and its answer drawn.
    const pause = (): Promise<void> => new Promise((done) => void setTimeout(done, 700));
    for (let tap = 0; tap < count; tap += 1) {
      const from = now();
      heart(tap)?.click();
      await frame();
      report.frames.push(now() - from);
      await pause();
    }
    // Apart: who looks at the disk without pause takes a processor from the page.
    for (let tap = 0; tap < count; tap += 1) {
      report.puts.push(await put(floor));
      const { durable } = await lookAt(name, 'outbox');
      const from = now();
      heart(tap)?.click();
      report.durable.push((await durable) - from);
      await pause();
    }
    floor.close();
    return report;
  };
  window.benchRush = async (count) => {
    for (let tap = 0; tap < count - hearts().length; tap += 1) {
      const all = tap % 2 === 0 ? hearts() : steppers();
      all[Math.floor(tap / 2) % all.length]?.click();
      if (tap % 10 === 9) await frame();
    }
    await frame();
    for (const heart of hearts()) if (heart.ariaLabel?.startsWith('Add')) heart.click();
  };
}
