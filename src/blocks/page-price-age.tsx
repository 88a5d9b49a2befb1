import { useNotePagePrices } from '#src/state/page-prices.ts';

interface Props {
  /** ISO time at which the server gave the prices of the page. */
  asOf: string;
}

/** Tells the shell how old the page's prices are. It takes no place of its own: an age that comes late must move nothing. */
export function PagePriceAge({ asOf }: Props) {
  useNotePagePrices(asOf);
  return null;
}
