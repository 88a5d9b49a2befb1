import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { useLocale } from '#src/state/locale.tsx';
import { Button } from '#src/ui/button.tsx';

import { chosenFilters, clearFilters } from './change-filters.ts';
import { LaterPopular } from './later-popular.ts';
import { PopularCategories } from './popular-categories.tsx';
import { useChangeSearch, useSearchChoice } from './use-search-choice.ts';

import styles from './empty-result.module.css';

interface Props {
  /** What is spelt nearly so. */
  meant: string | null;
  /** Products that have to do with it stand below. */
  hasRelated: boolean;
}

/** Nothing was found, as the heading says: what could be tried instead. */
export function EmptyResult({ meant, hasRelated }: Props) {
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
      {isFiltered ? (
        <div className={styles.filtered}>
          <h2 className={styles.title}>
            <Trans>No product has all of that</Trans>
          </h2>
          <p>
            <Trans>Take a filter off to see more.</Trans>
          </p>
          <Button look="quiet" onClick={() => change(clearFilters(choice))}>
            <Trans>Clear All</Trans>
          </Button>
        </div>
      ) : instead ? (
        <p className={styles.meant}>
          <Trans>Did you mean {instead}?</Trans>
        </p>
      ) : (
        <p className={styles.try}>
          <Trans>Try other words, or look below.</Trans>
        </p>
      )}
      {!hasRelated && <PopularCategories />}
      {/* It comes later than the rest: nothing stands below it. */}
      {!isFiltered && !hasRelated && <LaterPopular />}
    </div>
  );
}
