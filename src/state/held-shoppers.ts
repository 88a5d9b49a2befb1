/**
 * Shoppers whose session ended here while changes of theirs waited, and after whom somebody else signed in: their rows stay on the
 * device unseen, until they sign in again or 30 days are over. By id; nothing else is remembered of them here.
 */
const HELD = 'zad.held';
const KEPT_MS = 30 * 24 * 3600 * 1000;

export function isHeld(userId: number, now = Date.now()): boolean {
  const since = held()[userId];
  return since !== undefined && now - since < KEPT_MS;
}

export function holdShopper(userId: number, now = Date.now()): void {
  write({ [userId]: now, ...held() });
}

/** They are back, or have nothing that waits. */
export function letShopperGo(userId: number): void {
  const { [userId]: _gone, ...others } = held();
  write(others);
}

/** When each was held, in ms since 1970. What is stored is untrusted: what is no time is not there. */
function held(): Record<number, number> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(HELD) ?? '{}');
    return Object.fromEntries(Object.entries(stored ?? {}).filter(([, since]) => Number.isFinite(since)));
  } catch {
    return {};
  }
}

function write(shoppers: Record<number, number>): void {
  if (Object.keys(shoppers).length === 0) localStorage.removeItem(HELD);
  else localStorage.setItem(HELD, JSON.stringify(shoppers));
}
