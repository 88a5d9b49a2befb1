/** The first free time of an emirate, for the header of every page; apart from what checkout itself asks, which loads with checkout. */
import { readNextSlot } from '#contract/next-slot.ts';
import { readQuery } from '#src/net/read-query.ts';

const EVERY_MS = 5 * 60_000;

/** Asked again while a page is open: a time passes its cut-off, or fills. */
export function nextSlotIn(emirateId: number) {
  return { ...readQuery(readNextSlot, { emirateId }), refetchInterval: EVERY_MS };
}
