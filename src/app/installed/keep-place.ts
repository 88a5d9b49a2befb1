import type { ParsedLocation, RegisteredRouter } from '@tanstack/react-router';

import { holdCard } from './hold-card.ts';

interface Spot {
  code: string | null;
  /** From the top of the screen, in CSS pixels. */
  top: number;
}

/** Where a page was scrolled to, and the first product on the screen: cards above it may change their heights. */
interface Place {
  y: number;
  spot: Spot | undefined;
}

/**
 * Back returns to the product that was on the screen. The router restores a number of pixels, which fails twice: rows that were never
 * drawn had a guessed height, and while a page is still loading its short skeleton overwrites the number of the page before it.
 */
export function keepPlace(router: RegisteredRouter): void {
  const places = new Map<string, Place>();
  // Before an entry of history is left. While another page is still loading, its skeleton is on the screen instead.
  router.subscribe('onBeforeLoad', ({ fromLocation }) => {
    if (fromLocation && router.state.status === 'idle') places.set(entryOf(fromLocation), currentPlace());
  });
  // After the router's own restoration, which subscribed first.
  router.subscribe('onRendered', ({ toLocation }) => {
    const place = places.get(entryOf(toLocation));
    if (place) returnTo(place);
  });
}

/** The entry of history, as the router's own restoration names it. */
const entryOf = ({ state: { __TSR_key: key }, href }: ParsedLocation): string => key ?? href;

/** Of the cards that are laid out: a page that is loading hides the one before it. */
function spots(): (Spot & { card: Element })[] {
  const cards = [...document.querySelectorAll('[data-stock-code]')].filter((card) => card.getClientRects().length);
  return cards.map((card) => ({
    card,
    code: card.getAttribute('data-stock-code'),
    top: card.getBoundingClientRect().top,
  }));
}

function currentPlace(): Place {
  const spot = spots().find(({ top }) => top >= 0 && top < innerHeight);
  return { y: scrollY, spot: spot && { code: spot.code, top: spot.top } };
}

function returnTo({ y, spot }: Place): void {
  scrollTo(0, y);
  if (!spot) return;
  // A product can be on several shelves of one page: the nearest to where it was is the one.
  const same = spots().filter(({ code }) => code === spot.code);
  const [nearest] = same.toSorted((one, other) => Math.abs(one.top - spot.top) - Math.abs(other.top - spot.top));
  if (nearest) holdCard(nearest.card, spot.top);
}
