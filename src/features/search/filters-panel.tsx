import { Plural, Trans } from '@lingui/react/macro';

import { closePanel } from '#src/state/panels.ts';
import { Button } from '#src/ui/button.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

import { FilterGroups } from './filter-groups.tsx';
import { useChoiceBehindPanel } from './use-choice-behind-panel.ts';
import { useSearchResults } from './use-search-results.ts';

import bars from '#src/ui/bottom-bar.module.css';
import styles from './filters-panel.module.css';

/** The filters on a phone: a sheet over the results, which change behind it (panel `sort_filter`). */
export function FiltersPanel() {
  const { choice, facets, total, query } = useSearchResults();
  const change = useChoiceBehindPanel();
  return (
    <div className={styles.panel}>
      {facets ? (
        <FilterGroups
          facets={facets}
          total={total ?? 0}
          isFormer={query.isPlaceholderData}
          choice={choice}
          onChange={change}
        />
      ) : query.error ? (
        <p>
          <Trans>No filters found</Trans>
        </p>
      ) : (
        <Skeleton height="320px" />
      )}
      <div className={`${bars.bar} ${styles.foot}`}>
        <Button className={styles.show} aria-busy={query.isPlaceholderData} onClick={closePanel}>
          {total === undefined ? (
            <Trans>Close</Trans>
          ) : (
            <Plural value={total} _0="No products" one="Show # product" other="Show # products" />
          )}
        </Button>
      </div>
    </div>
  );
}
