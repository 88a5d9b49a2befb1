/** Copies of what the shopper may want without signal, fetched while nothing else is going on. */
type Fetching = (request: Request) => Promise<unknown>;

/** The page's own requests come first: this many at a time. */
const AT_ONCE = 2;

/** Fetches, in order, the addresses that no cache holds. One that fails is left for another day. */
export async function warm(urls: readonly string[], fetching: Fetching): Promise<void> {
  const left = [...new Set(urls)].toReversed();
  const work = async (): Promise<void> => {
    for (let url = left.pop(); url !== undefined; url = left.pop()) {
      if (await caches.match(url, { ignoreVary: true })) continue;
      await fetching(new Request(url, { priority: 'low' })).catch(() => undefined);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
