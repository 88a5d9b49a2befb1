/** What this device remembers of the shopper's visits, to know when an offer to install would be welcome. Nothing personal. */
export interface InstallMemory {
  readonly visits: number;
  /** When the shopper was last here. */
  readonly lastSeenAt: number;
  /** Stock codes of the first products looked at. */
  readonly products: readonly string[];
  readonly dismissedAt: number | null;
  readonly isInstalled: boolean;
}

export const FIRST_VISIT: InstallMemory = {
  visits: 0,
  lastSeenAt: 0,
  products: [],
  dismissedAt: null,
  isInstalled: false,
};

const HALF_AN_HOUR_MS = 30 * 60_000;
const THIRTY_DAYS_MS = 30 * 24 * 3_600_000;
/** As many as the offer asks for, and no history. */
const PRODUCTS_REMEMBERED = 3;

/** A visit is new after half an hour away. */
export function withVisit(memory: InstallMemory, now: number): InstallMemory {
  const isNew = now - memory.lastSeenAt > HALF_AN_HOUR_MS;
  return { ...memory, visits: memory.visits + (isNew ? 1 : 0), lastSeenAt: now };
}

export function withProduct(memory: InstallMemory, stockCode: string): InstallMemory {
  if (memory.products.includes(stockCode) || memory.products.length >= PRODUCTS_REMEMBERED) return memory;
  return { ...memory, products: [...memory.products, stockCode] };
}

/** After the second visit or the third product, never on the first screen, and for 30 days not after a no. */
export function isTimeToOffer(memory: InstallMemory, screensThisVisit: number, now: number): boolean {
  if (memory.isInstalled || screensThisVisit < 2) return false;
  if (memory.dismissedAt !== null && now - memory.dismissedAt < THIRTY_DAYS_MS) return false;
  return memory.visits >= 2 || memory.products.length >= PRODUCTS_REMEMBERED;
}

const KEY = 'zad-install';

/** The device's memory may be full, forbidden or written by someone else: then this is the first visit. */
export function readInstallMemory(): InstallMemory {
  try {
    const written: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isMemory(written) ? written : FIRST_VISIT;
  } catch {
    return FIRST_VISIT;
  }
}

export function writeInstallMemory(memory: InstallMemory): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(memory));
  } catch {
    // Without a memory the offer comes later, which is no harm.
  }
}

function isMemory(value: unknown): value is InstallMemory {
  const memory = value as Partial<InstallMemory> | null;
  return (
    typeof memory?.visits === 'number' &&
    typeof memory.lastSeenAt === 'number' &&
    typeof memory.isInstalled === 'boolean' &&
    (memory.dismissedAt === null || typeof memory.dismissedAt === 'number') &&
    Array.isArray(memory.products)
  );
}
