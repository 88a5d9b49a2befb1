/** The last searches of this device, the newest first. They leave it for no server. */
const KEY = 'zad-recent-searches';
const MOST = 6;

/** What a browser that keeps nothing, or refuses to, makes of it is an empty list. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept
      .filter((one): one is string => typeof one === 'string' && one.trim() !== '' && one.length <= 200)
      .slice(0, MOST);
  } catch {
    return [];
  }
}

export function rememberSearch(query: string): void {
  const words = query.trim();
  if (words === '') return;
  const others = recentSearches().filter((one) => one.toLowerCase() !== words.toLowerCase());
  write([words, ...others].slice(0, MOST));
}

export function forgetSearches(): void {
  write([]);
}

function write(searches: readonly string[]): void {
  try {
    if (searches.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(searches));
  } catch {
    // A full or forbidden storage: the searches are not kept, which hinders nobody.
  }
}
