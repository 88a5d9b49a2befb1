import { Trans } from '@lingui/react/macro';

import { FailureNotice } from '#src/blocks/failure-notice.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

import { CategoryTile } from './category-tile.tsx';
import { useCategoryShelf } from './use-category-shelf.ts';

import styles from './category-shelf.module.css';

const CATEGORIES = 25;

/** Every category as a tile; on a wide screen with its families. */
export function CategoryShelf() {
  const { data, error, refetch } = useCategoryShelf(true);
  // Without signal the products below say so, once for the whole page.
  if (error && !data && error.kind !== 'offline' && error.kind !== 'timeout') {
    return <FailureNotice error={error} onRetry={() => void refetch()} />;
  }
  if (error && !data) return null;
  if (!data) {
    return (
      <ul className={styles.shelf} aria-hidden="true">
        {Array.from({ length: CATEGORIES }, (_, index) => (
          <li key={index}>
            <Skeleton height="120px" />
          </li>
        ))}
      </ul>
    );
  }
  const { categories } = data.value;
  if (categories.length === 0) {
    return (
      <p>
        <Trans>The shelves are being filled.</Trans>
      </p>
    );
  }
  return (
    <ul className={styles.shelf}>
      {categories.map((category, index) => (
        <li key={category.key}>
          <CategoryTile category={category} isEager={index < 12} />
        </li>
      ))}
    </ul>
  );
}
