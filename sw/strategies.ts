/** Which answer the worker gives to which address: an allowlist (docs/security.md, row 8). What is not named here it leaves alone. */
import { API_BASE } from '#contract/call.ts';
import { keptCalls } from '#contract/catalogue.ts';
import { PRINT_INVOICE_PATH } from '#contract/invoices.ts';
import { isPrivatePath } from '#contract/urls.ts';

/** `paper`: the PDF of an invoice, which is not kept here. */
export type Kind = 'page' | 'own-page' | 'catalogue' | 'image' | 'asset' | 'paper';

const DAY = 24 * 3600;

/** What is kept of each kind, and for how long. All of it can be asked for again: the first to go when space runs out. */
export const cacheLimits = {
  page: { maxEntries: 60, maxAgeSeconds: 14 * DAY, purgeOnQuotaError: true },
  catalogue: { maxEntries: 300, maxAgeSeconds: 14 * DAY, purgeOnQuotaError: true },
  image: { maxEntries: 600, maxAgeSeconds: 60 * DAY, purgeOnQuotaError: true },
} as const;

/** The public reads that the contract marks for keeping, and no other call. */
const CATALOGUE_PATHS: ReadonlySet<string> = new Set(
  keptCalls.filter((call) => call.method === 'GET' && call.auth === 'guest').map((call) => `${API_BASE}${call.path}`),
);

/** Addresses of the server that are not pages of the app; `card-frame` shows the payment provider's form, `__` is where Firebase's own pages are when a proxy brings them here. */
const NOT_A_PAGE =
  /^\/(?:ecomapi|card-frame|emulator|__|images|assets|icons|screenshots|healthz|readyz)(?:\/|$)|\.[a-z0-9]{2,11}$/i;

interface Asked {
  method: string;
  url: URL;
  isNavigation: boolean;
}

/** Null is the network's, untouched. */
export function requestKind({ method, url, isNavigation }: Asked, ownOrigin: string): Kind | null {
  if (method !== 'GET' || url.origin !== ownOrigin) return null;
  if (CATALOGUE_PATHS.has(url.pathname)) return 'catalogue';
  if (url.pathname === PRINT_INVOICE_PATH) return 'paper';
  if (url.pathname.startsWith('/images/')) return 'image';
  if (url.pathname.startsWith('/assets/')) return 'asset';
  if (!isNavigation || NOT_A_PAGE.test(url.pathname)) return null;
  return isPrivatePath(url.pathname) ? 'own-page' : 'page';
}
