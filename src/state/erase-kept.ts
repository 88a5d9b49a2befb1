/** What the app keeps of a shopper in localStorage, beside who they are: gone when they leave. Entries that end in a dot are beginnings. */
const OF_A_SHOPPER = [
  'zad.preferred-list.',
  'zad.ticked.',
  'zad.payment.',
  'zad.checkout.',
  'zad.act.',
  'zad.adding.',
  'zad.area.',
  'zad.adding-skipped.',
  'zad.repeated.',
  'zad.regular-declined.',
  'zad-recent-searches',
] as const;

/** When to offer to install: of the first products looked at only how many they were stays. */
const INSTALL_MEMORY = 'zad-install';

export function eraseKept(): void {
  for (const key of Object.keys(localStorage)) {
    if (OF_A_SHOPPER.some((name) => (name.endsWith('.') ? key.startsWith(name) : key === name)))
      localStorage.removeItem(key);
  }
  forgetProducts();
}

function forgetProducts(): void {
  const kept = localStorage.getItem(INSTALL_MEMORY);
  if (kept === null) return;
  try {
    const memory = JSON.parse(kept) as { products?: unknown };
    const products = Array.isArray(memory.products) ? memory.products.map((_code, at) => `${at}`) : [];
    localStorage.setItem(INSTALL_MEMORY, JSON.stringify({ ...memory, products }));
  } catch {
    localStorage.removeItem(INSTALL_MEMORY);
  }
}
