import type { RegularDelivery } from '#contract/regulars.ts';

/** A year of them is hundreds. */
const SHOWN = 8;

/** The next ones, from the last that has come; where none is to come the last ones. */
export function shownFirst(deliveries: readonly RegularDelivery[]): readonly RegularDelivery[] {
  const next = deliveries.findIndex(({ state }) => state === 'planned');
  const from = next < 0 ? deliveries.length : next - 1;
  const begin = Math.max(0, Math.min(from, deliveries.length - SHOWN));
  return deliveries.slice(begin, begin + SHOWN);
}
