import { Plural, useLingui } from '@lingui/react/macro';

import { LoadMore } from './load-more.tsx';
import type { SearchResults } from './use-search-results.ts';

interface Props {
  query: SearchResults['query'];
  /** How many there are in all. */
  total: number;
  /** They only come closest to what was asked for. */
  isInstead?: boolean;
}

/** The way to the next products of an answer, and at its end that there are no more. */
export function MoreProducts({ query, total, isInstead = false }: Props) {
  const { t } = useLingui();
  // One soy sauce is not the only sushi.
  if (isInstead && total === 1) return null;
  return (
    <LoadMore
      label={t`Load more`}
      hasMore={query.hasNextPage}
      isBusy={query.isFetching}
      hasFailed={query.isFetchNextPageError}
      onLoad={() => void query.fetchNextPage()}
    >
      <Plural value={total} one="This is the only product" other="You have seen all # products" />
    </LoadMore>
  );
}
