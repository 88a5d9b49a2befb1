import { Trans } from '@lingui/react/macro';
import { useHydrated } from '@tanstack/react-router';
import { useState } from 'react';

import { FailureNotice } from '#src/blocks/failure-notice.tsx';
import { PagePriceAge } from '#src/blocks/page-price-age.tsx';
import { ProductGridSkeleton } from '#src/blocks/product-grid-skeleton.tsx';
import { ProductGrid } from '#src/blocks/product-grid.tsx';
import { ProductPlaces } from '#src/blocks/product-places.tsx';
import { useIsWide } from '#src/blocks/use-is-wide.ts';
import { isOutOfReach } from '#src/net/app-error.ts';
import { useIsOffline } from '#src/state/connectivity.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

import { EmptyResult } from './empty-result.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FilterColumn } from './filter-column.tsx';
import { LaterPopular } from './later-popular.ts';
import { MoreProducts } from './more-products.tsx';
import { FEW } from './related-in-sight.ts';
import { SeenResults } from './seen-results.tsx';
import type { SearchResults } from './use-search-results.ts';
import { WeakResults } from './weak-results.tsx';

import grid from '#src/blocks/product-grid.module.css';
import styles from './results.module.css';
import weak from './weak-results.module.css';

interface Props {
  label: string;
  results: SearchResults;
}

/** The products of the address with their filters: a column on a wide screen, a sheet on a phone. */
export function Results({ label, results }: Props) {
  const isWide = useIsWide();
  const isOffline = useIsOffline();
  const { choice, query, canFilter, cards, total, weakTotal, facets, asOf, correctedQuery, meantQuery } = results;
  const words = correctedQuery ?? choice.q;
  const isWhole = total !== undefined && !query.isPlaceholderData && !query.hasNextPage;
  const hasWeak = isWhole && weakTotal > 0 && words !== undefined;
  const isFew = isWhole && total > 0 && total <= FEW;
  const retry = (): void => void query.refetch();
  // Back to a list that is known: every card takes its own height at once, or the place in the list would shift.
  const isHydrated = useHydrated();
  const [isReturn] = useState(isHydrated && total !== undefined);
  return (
    <div className={canFilter ? styles.columns : undefined}>
      {isWide && canFilter && (facets || !query.error) && <FilterColumn results={results} />}
      <div className={isReturn ? `${styles.list} ${styles.measured}` : styles.list}>
        <VisuallyHidden as="h2">
          <Trans>Products</Trans>
        </VisuallyHidden>
        {canFilter && <FilterChips facets={facets} />}
        {asOf && <PagePriceAge asOf={asOf} />}
        <div className={hasWeak && isFew ? `${grid.grid} ${weak.flow}` : undefined}>
          <div className={query.isPlaceholderData ? styles.former : undefined} aria-busy={query.isFetching}>
            {total === undefined ? (
              query.error ? (
                isOutOfReach(query.error, isOffline) ? (
                  <SeenResults error={query.error} onRetry={retry} />
                ) : (
                  <FailureNotice error={query.error} onRetry={retry} />
                )
              ) : (
                <>
                  <output className={styles.said}>
                    <Trans>Looking on the shelves…</Trans>
                  </output>
                  <ProductGridSkeleton count={12} />
                </>
              )
            ) : total === 0 ? (
              <EmptyResult meant={meantQuery} hasRelated={hasWeak} />
            ) : (
              <ProductGrid label={label} cards={cards} eager={6}>
                {query.isFetchingNextPage && <ProductPlaces count={Math.max(1, Math.min(12, total - cards.length))} />}
              </ProductGrid>
            )}
          </div>
          {hasWeak && (
            <WeakResults key={words} words={words} before={total} total={weakTotal} isOpenFirst={total <= FEW} />
          )}
        </div>
        {total !== undefined && total > 0 && !query.isPlaceholderData && !hasWeak && (
          <MoreProducts query={query} total={total} isInstead={results.missedWords.length > 0} />
        )}
        {isFew && !hasWeak && choice.q !== undefined && <LaterPopular />}
      </div>
    </div>
  );
}
