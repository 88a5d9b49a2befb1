import { Plural, useLingui } from '@lingui/react/macro';

import { FailureNotice } from '#src/blocks/failure-notice.tsx';
import { ProductGridSkeleton } from '#src/blocks/product-grid-skeleton.tsx';
import { ProductGrid } from '#src/blocks/product-grid.tsx';

import { LoadMore } from './load-more.tsx';
import { useSearchResults } from './use-search-results.ts';

/** The products that only have to do with what was asked for. */
export function WeakList({ label }: { label: string }) {
  const { t } = useLingui();
  const { query, cards, total } = useSearchResults('weak');
  if (total === undefined) {
    if (query.error) return <FailureNotice error={query.error} onRetry={() => void query.refetch()} />;
    return <ProductGridSkeleton count={6} />;
  }
  return (
    <>
      <ProductGrid label={label} cards={cards} />
      <LoadMore
        label={t`Load more`}
        hasMore={query.hasNextPage}
        isBusy={query.isFetching}
        hasFailed={query.isFetchNextPageError}
        onLoad={() => void query.fetchNextPage()}
      >
        <Plural value={total} one="This is the only product" other="You have seen all # products" />
      </LoadMore>
    </>
  );
}
