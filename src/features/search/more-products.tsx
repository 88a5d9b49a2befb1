import { Plural, useLingui } from '@lingui/react/macro';

import { LoadMore } from './load-more.tsx';
import type { SearchResults } from './use-search-results.ts';

interface Props {
  query: SearchResults['query'];
  /** How many there are in all. */
  total: number;
}

/** The way to the next products of an answer, and at its end that there are no more. */
export function MoreProducts({ query, total }: Props) {
  const { t } = useLingui();
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
