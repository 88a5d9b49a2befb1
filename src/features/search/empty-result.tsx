import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { useLocale } from '#src/state/locale.tsx';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

import { chosenFilters, clearFilters } from './change-filters.ts';
import { LaterPopular } from './later-popular.ts';
import { PopularCategories } from './popular-categories.tsx';
import { useChangeSearch, useSearchChoice } from './use-search-choice.ts';

import styles from './empty-result.module.css';

/** Nothing was found: said kindly, with what could be tried instead. `meant`: what is spelt nearly so. */
export function EmptyResult({ meant }: { meant: string | null }) {
  const locale = useLocale();
  const choice = useSearchChoice();
  const change = useChangeSearch();
  const isFiltered = chosenFilters(choice).length > 0;
  const instead = meant !== null && (
    <Link to="/$locale/searchpage" params={{ locale }} search={{ q: meant }}>
      <bdi>{meant}</bdi>
    </Link>
  );
  return (
    <div className={styles.empty}>
      <Notice
        icon="basket"
        title={isFiltered ? <Trans>No product has all of that</Trans> : <Trans>We found nothing by that name</Trans>}
      >
        {isFiltered ? (
          <p>
            <Trans>Take a filter off and the shelves fill up again.</Trans>
          </p>
        ) : instead ? (
          <p className={styles.meant}>
            <Trans>Did you mean {instead}?</Trans>
          </p>
        ) : (
          <p>
            <Trans>Try fewer or other words, in English or Arabic, or look through the shelves below.</Trans>
          </p>
        )}
        {isFiltered && (
          <Button look="quiet" onClick={() => change(clearFilters(choice))}>
            <Trans>Clear All</Trans>
          </Button>
        )}
      </Notice>
      <PopularCategories />
      {/* It comes later than the rest: nothing stands below it. */}
      {!isFiltered && <LaterPopular />}
    </div>
  );
}
