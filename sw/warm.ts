/** Copies of what the shopper may want without signal, fetched while nothing else is going on. */
type Fetching = (request: Request) => Promise<unknown>;

/** The page's own requests come first: this many at a time. */
const AT_ONCE = 2;

/** A worker that is at work cannot be replaced: an update, or the worker that removes workers, would wait for a fetch that hangs. */
const LIMIT_MS = 60_000;

/** Fetches, in order, the addresses that no cache holds. One that fails, or has not come within `limitMs`, is left for another visit. */
export async function warm(urls: readonly string[], fetching: Fetching, limitMs = LIMIT_MS): Promise<void> {
  const left = [...new Set(urls)].toReversed();
  const limit = new AbortController();
  // Waited for beside each fetch: what does not heed the signal does not hold the worker either.
  const over = new Promise<void>((done) => {
    limit.signal.addEventListener('abort', () => done());
  });
  const work = async (): Promise<void> => {
    for (let url = left.pop(); url !== undefined && !limit.signal.aborted; url = left.pop()) {
      if (await caches.match(url, { ignoreVary: true })) continue;
      const fetched = fetching(new Request(url, { priority: 'low', signal: limit.signal })).catch(() => undefined);
      await Promise.race([fetched, over]);
    }
  };
  const timer = setTimeout(() => limit.abort(), limitMs);
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  clearTimeout(timer);
}
