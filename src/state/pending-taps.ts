/**
 * What guests tapped and have to sign in for, in sessionStorage: where signing in leaves the page (Apple on an iPhone's home screen), the
 * page that comes back goes on with it (decisions.md 5).
 */
import { ownPath } from '#contract/urls.ts';

const KEY = 'zad-pending-taps';
const OF_PRODUCTS = ['cart', 'favourite', 'notify', 'list', 'regular'] as const;

export type PendingTap =
  /** A path below the language, that was asked for. */
  | { readonly kind: 'page'; readonly next: string }
  /** The form of an e-gift, with what was typed into it. */
  | {
      readonly kind: 'egift';
      readonly stockCode: string;
      readonly typed: Readonly<Record<string, string>>;
      readonly name?: string;
    }
  /** `quantity`: how many the tap adds to the cart; 0 of the others. */
  | {
      readonly kind: (typeof OF_PRODUCTS)[number];
      readonly stockCode: string;
      readonly quantity: number;
      /** The product's, as this page says it; not known to the page that comes back. */
      readonly name?: string;
    };

/** Those that wait now, in place of what was kept before. */
export function keepTaps(taps: readonly PendingTap[]): void {
  try {
    if (taps.length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(taps));
  } catch {
    // A browser that keeps nothing: a sign-in that does not leave the page goes on all the same.
  }
}

/** What was kept, once. It is untrusted: what cannot be read is not there. */
export function takeTaps(): PendingTap[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    sessionStorage.removeItem(KEY);
    return Array.isArray(kept) ? kept.flatMap(read) : [];
  } catch {
    return [];
  }
}

function read(stored: unknown): PendingTap[] {
  const { kind, next, stockCode, quantity, typed } = (stored ?? {}) as Record<string, unknown>;
  const path = ownPath(next);
  if (kind === 'page') return path === null ? [] : [{ kind, next: path }];
  if (kind === 'egift') return typeof stockCode === 'string' ? [{ kind, stockCode, typed: textsOf(typed) }] : [];
  const known = OF_PRODUCTS.find((one) => one === kind);
  if (!known || typeof stockCode !== 'string' || typeof quantity !== 'number' || !Number.isInteger(quantity)) return [];
  return [{ kind: known, stockCode, quantity }];
}

function textsOf(stored: unknown): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, value] of Object.entries(Object(stored))) if (typeof value === 'string') texts[name] = value;
  return texts;
}
