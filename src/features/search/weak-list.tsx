import { FailureNotice } from '#src/blocks/failure-notice.tsx';
import { ProductGridSkeleton } from '#src/blocks/product-grid-skeleton.tsx';
import { ProductGrid } from '#src/blocks/product-grid.tsx';

import { MoreProducts } from './more-products.tsx';
import { useSearchResults } from './use-search-results.ts';

interface Props {
  label: string;
  /** How many stand above it. */
  before: number;
}

/** The products that only have to do with what was asked for. At its end all that were found are counted: one of them alone is not the only product. */
export function WeakList({ label, before }: Props) {
  const { query, cards, total } = useSearchResults('weak');
  if (total === undefined) {
    if (query.error) return <FailureNotice error={query.error} onRetry={() => void query.refetch()} />;
    return <ProductGridSkeleton count={6} />;
  }
  return (
    <>
      <ProductGrid label={label} cards={cards} />
      <MoreProducts query={query} total={before + total} />
    </>
  );
}
