import { Trans } from '@lingui/react/macro';

import { openPanel } from '#src/state/panels.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';

import { chosenFilters } from './change-filters.ts';
import { SortMenu } from './sort-menu.tsx';
import { useSearchChoice } from './use-search-choice.ts';

import styles from './results-toolbar.module.css';

interface Props {
  /** Whether there is anything to filter. */
  canFilter: boolean;
}

/** Filters and order, within the thumb's reach; on a wide screen the filters have their column. */
export function ResultsToolbar({ canFilter }: Props) {
  const chosen = chosenFilters(useSearchChoice()).length;
  return (
    <div className={styles.toolbar}>
      {canFilter && (
        <Button look="quiet" className={styles.filters} onClick={() => openPanel('sort_filter', {})}>
          <Icon name="faders-horizontal" />
          <Trans>Filters</Trans>
          {chosen > 0 && <bdi className={styles.chosen}>{chosen}</bdi>}
        </Button>
      )}
      <SortMenu />
    </div>
  );
}
