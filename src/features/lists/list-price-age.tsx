import { PagePriceAge } from '#src/blocks/page-price-age.tsx';
import type { KnownCard } from '#src/domain/catalogue/cards-by-code.ts';

/** The age of the oldest price in sight; the shell says it. */
export function ListPriceAge({ known }: { known: readonly KnownCard[] }) {
  const first = known[0];
  if (!first) return null;
  return <PagePriceAge asOf={known.reduce((oldest, { asOf }) => (asOf < oldest ? asOf : oldest), first.asOf)} />;
}
