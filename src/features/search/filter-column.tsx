import { Trans } from '@lingui/react/macro';
import { useState } from 'react';

import { DrawerHead } from '#src/ui/head-action.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

import { FilterGroups } from './filter-groups.tsx';
import { useChangeSearch } from './use-search-choice.ts';
import type { SearchResults } from './use-search-results.ts';

import styles from './filter-column.module.css';

/** The filters beside the results, where there is room for them. */
export function FilterColumn({ results: { choice, facets, total = 0, query } }: { results: SearchResults }) {
  const change = useChangeSearch();
  const [head, setHead] = useState<HTMLElement | null>(null);
  return (
    <section className={styles.column} aria-labelledby="filters">
      <div ref={setHead} className={styles.head} tabIndex={-1}>
        <h2 id="filters" className={styles.title}>
          <Trans>Filters</Trans>
        </h2>
      </div>
      {facets ? (
        <DrawerHead value={head}>
          <FilterGroups
            facets={facets}
            total={total}
            isFormer={query.isPlaceholderData}
            choice={choice}
            onChange={change}
          />
        </DrawerHead>
      ) : (
        <div className={styles.coming} aria-hidden="true">
          {[260, 300, 180].map((height) => (
            <Skeleton key={height} height={`${height}px`} />
          ))}
        </div>
      )}
    </section>
  );
}
