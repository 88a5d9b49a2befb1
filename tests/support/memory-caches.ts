/** The Cache Storage of a browser, in memory: as much of it as the app and its worker use. */
const ORIGIN = 'https://shop.example';

export interface MemoryCaches {
  readonly caches: CacheStorage;
  /** Puts an empty answer at each path. */
  fill(name: string, paths: readonly string[]): Promise<void>;
  /** The addresses in the cache of this name. */
  urls(name: string): string[];
}

export function memoryCaches(): MemoryCaches {
  const kept = new Map<string, Map<string, Response>>();
  const urlOf = (asked: RequestInfo | URL): string =>
    new URL(asked instanceof Request ? asked.url : asked, ORIGIN).href;
  const cacheOf = (entries: Map<string, Response>): Pick<Cache, 'keys' | 'match' | 'put' | 'delete'> => ({
    keys: () => Promise.resolve([...entries.keys()].map((url) => new Request(url))),
    match: (asked, options) => Promise.resolve(found(entries.get(urlOf(asked)), options)?.clone()),
    put: (asked, response) => Promise.resolve(void entries.set(urlOf(asked), response)),
    delete: (asked, options) =>
      Promise.resolve(found(entries.get(urlOf(asked)), options) !== undefined && entries.delete(urlOf(asked))),
  });
  const open = (name: string): Promise<Cache> => {
    const entries = kept.get(name) ?? new Map<string, Response>();
    kept.set(name, entries);
    return Promise.resolve(cacheOf(entries) as Cache);
  };
  const storage: Pick<CacheStorage, 'keys' | 'open' | 'delete' | 'match'> = {
    keys: () => Promise.resolve([...kept.keys()]),
    open,
    delete: (name) => Promise.resolve(kept.delete(name)),
    match: (asked) =>
      Promise.resolve(
        [...kept.values()]
          .map((entries) => entries.get(urlOf(asked)))
          .find((one) => one)
          ?.clone(),
      ),
  };
  return {
    caches: storage as CacheStorage,
    fill: async (name, paths) => {
      const cache = await open(name);
      await Promise.all(paths.map((path) => cache.put(path, new Response('{}'))));
    },
    urls: (name) => [...(kept.get(name)?.keys() ?? [])],
  };
}

/** An answer that varies was asked for with headers that an address alone has not. */
function found(kept: Response | undefined, options?: CacheQueryOptions): Response | undefined {
  return options?.ignoreVary === true || !kept?.headers.has('vary') ? kept : undefined;
}
