import { useNotePagePrices } from '#src/state/page-prices.ts';

interface Props {
  /** ISO times at which the server gave the prices of the page: the oldest counts. */
  asOf: string | readonly string[];
}

/** Tells the shell how old the page's prices are. It takes no place of its own: an age that comes late must move nothing. */
export function PagePriceAge({ asOf }: Props) {
  useNotePagePrices(typeof asOf === 'string' ? asOf : (asOf.toSorted()[0] ?? null));
  return null;
}
