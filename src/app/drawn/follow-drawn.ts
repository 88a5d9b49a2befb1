import type { RegisteredRouter } from '@tanstack/react-router';

import { formatDate } from '#src/lib/dates.ts';
import type { DrawnNode } from '#src/offline/drawn/drawn-page.ts';
import { currentShop } from '#src/offline/shop/shop-door.ts';

import { treeOf } from './tree-of.ts';

import styles from './drawn-page.module.css';

/** After the last change of the page: while it is being drawn it is not looked at. */
const QUIET_MS = 800;

/**
 * From now on, pages that are made of the shopper's own rows are kept as they are drawn: when they rest, and when they are left.
 * `pricesAsOf`: the time of the prices on the page (ISO); null where they are of now, or there are none.
 */
export function followDrawn(router: RegisteredRouter, pricesAsOf: () => string | null): void {
  const root = document.getElementById('root');
  // The app's own is the last.
  const script = [...document.querySelectorAll('script[type="module"]')].at(-1)?.getAttribute('src');
  if (!root || !script) return;
  const isOne = (): boolean => router.state.matches.some(({ staticData }) => staticData.isDrawnFirst);
  const keep = (): void => {
    const shop = currentShop();
    // While it is what was kept before, the device may already know more than it shows.
    if (root.dataset['drawn'] !== undefined) return;
    // Over a panel the page is hidden from assistive technology; while it is busy it is not whole.
    if (!shop || !isOne() || document.querySelector('[role$="dialog"], main [aria-busy="true"]')) return;
    const nodes = treeOf(root);
    if (!nodes) return;
    const tree = JSON.stringify([...nodes, drawnAt(pricesAsOf())]);
    shop.keepDrawn({ path: `${location.pathname}${location.search}`, title: document.title, script, tree });
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = (): void => {
    clearTimeout(timer);
    if (isOne()) timer = setTimeout(keep, QUIET_MS);
  };
  new MutationObserver(later).observe(root, { childList: true, characterData: true, subtree: true });
  addEventListener('pagehide', keep);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') keep();
  });
}

/** The date of the prices, or of this page where it has none, shown if the app loads slowly (L8). Digits only, so nothing needs translating. */
function drawnAt(pricesAsOf: string | null): DrawnNode {
  const asOf = pricesAsOf ?? new Date().toISOString();
  const { lang } = document.documentElement;
  return ['p', { class: styles.age ?? '' }, `${formatDate(asOf, 'day', lang)} ${formatDate(asOf, 'time', lang)}`];
}
