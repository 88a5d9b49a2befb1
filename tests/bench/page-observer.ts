/** Watches a page load from inside, from before the page's own scripts. */
export interface PageReport {
  /** When what was waited for had been laid out. */
  shownMs: number | null;
  firstPaintMs: number | null;
  largestPaintMs: number | null;
  /** The worst window of layout shifts, as web vitals count it. */
  layoutShift: number;
  /** What tasks took beyond 50 ms each, after the first paint. */
  blockingMs: number;
  /** Start and length. */
  longTasks: [number, number][];
  /** What moved, when and how, the worst first. */
  shifts: { value: number; atMs: number; moved: string[] }[];
  /** What the largest paint was of. */
  largest: string | null;
  /** When the worker took the page over; 0 where it had it from the start. */
  workerMs: number | null;
  /** For how long the page has had nothing long to do. */
  idleMs: number;
  /** The page's own scripts as sent, not those that its worker fetched. */
  scriptBytes: number;
}

declare global {
  interface Window {
    benchReport?: () => PageReport;
  }
}

/** Runs in the page: it can use nothing from outside of itself. `selector` names what is waited for. */
export function observePage(selector: string): void {
  if (window !== window.top) return;
  const shifts: PageReport['shifts'] = [];
  const longTasks: [number, number][] = [];
  const seen: Pick<PageReport, 'shownMs' | 'firstPaintMs' | 'largestPaintMs' | 'largest' | 'workerMs'> = {
    shownMs: null,
    firstPaintMs: null,
    largestPaintMs: null,
    largest: null,
    workerMs: navigator.serviceWorker?.controller ? 0 : null,
  };
  const on = (type: string, read: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true });
  };
  const named = (node: Node | null | undefined): string =>
    node instanceof Element ? `${node.tagName.toLowerCase()}.${node.className}` : (node?.nodeName ?? 'gone');
  const placed = ({ x, y, width, height }: DOMRectReadOnly): string =>
    `${[x, y].map(Math.round).join()} ${[width, height].map(Math.round).join('x')}`;
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.firstPaintMs = entry.startTime;
  });
  on('largest-contentful-paint', (entry) => {
    seen.largestPaintMs = entry.startTime;
    const { element, url } = entry as PerformanceEntry & { element?: Element | null; url?: string };
    seen.largest = `${named(element)} ${url ?? ''}`;
  });
  on('longtask', (entry) => {
    longTasks.push([entry.startTime, entry.duration]);
  });

  navigator.serviceWorker?.addEventListener('controllerchange', () => {
    seen.workerMs ??= performance.now();
  });

  let layoutShift = 0;
  let lately = { sum: 0, start: 0, last: -Infinity };
  on('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources?: { node?: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    };
    if (shift.hadRecentInput) return;
    const isSame = shift.startTime - lately.last < 1000 && shift.startTime - lately.start < 5000;
    if (!isSame) lately = { sum: 0, start: shift.startTime, last: 0 };
    lately.sum += shift.value;
    lately.last = shift.startTime;
    layoutShift = Math.max(layoutShift, lately.sum);
    const moved = (shift.sources ?? []).map(
      (source) => `${named(source.node)} from ${placed(source.previousRect)} to ${placed(source.currentRect)}`,
    );
    shifts.push({ value: shift.value, atMs: shift.startTime, moved });
  });

  const look = (): void => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    if (!box || box.width === 0 || box.height === 0) {
      requestAnimationFrame(look);
      return;
    }
    requestAnimationFrame((now) => {
      seen.shownMs = now;
    });
  };
  look();

  window.benchReport = () => {
    const from = seen.firstPaintMs ?? 0;
    const [lastStart, lastLength] = longTasks.at(-1) ?? [0, 0];
    const blockings = longTasks.map(([start, length]) => start + length - Math.max(start, from) - 50);
    const scripts = performance
      .getEntriesByType('resource')
      .filter((entry) => /\.m?js$/.test(new URL(entry.name).pathname) && !entry.name.endsWith('/sw.js'));
    return {
      ...seen,
      idleMs: performance.now() - lastStart - lastLength,
      layoutShift,
      longTasks,
      shifts: shifts.toSorted((a, b) => b.value - a.value).slice(0, 5),
      blockingMs: blockings.reduce((sum, blocking) => sum + Math.max(0, blocking), 0),
      scriptBytes: scripts.reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
    };
  };
}
