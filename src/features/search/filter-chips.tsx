import { Trans, useLingui } from '@lingui/react/macro';

import type { FacetBuckets } from '#contract/catalogue.ts';
import { priceRangeName, readPriceRange } from '#contract/rules/price-range.ts';
import { useIsWide } from '#src/blocks/use-is-wide.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Icon } from '#src/ui/icon.tsx';

import { chosenFilters, clearFilters, toggleFilter } from './change-filters.ts';
import { facetLabel } from './facet-label.ts';
import { categoryOfPage } from './filter-choice.ts';
import { useCategoryShelf } from './use-category-shelf.ts';
import { useChangeSearch, useSearchChoice } from './use-search-choice.ts';

import styles from './filter-chips.module.css';

/** The chosen filters above the results; each is taken off by a tap. */
export function FilterChips({ facets }: { facets: FacetBuckets | undefined }) {
  const { t } = useLingui();
  const locale = useLocale();
  const choice = useSearchChoice();
  const change = useChangeSearch();
  // On a phone the kinds of a category have a row of their own above.
  const isWide = useIsWide();
  const hasKinds = !isWide && categoryOfPage(choice) !== undefined;
  const chosen = chosenFilters(choice).filter(({ facet }) => !(hasKinds && facet === 'familyDesc'));
  const isUnnamed = chosen.some(({ facet, key }) => !facets?.[facet].some((bucket) => bucket.key === key));
  const categories = useCategoryShelf(isUnnamed).data?.value.categories;
  if (chosen.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t`Chosen filters`}>
      {chosen.map(({ facet, key }) => {
        // What names every other value comes with home, which has no ranges.
        const range = readPriceRange(key);
        const label = range ? priceRangeName(range)[locale] : facetLabel({ facets, categories }, facet, key, locale);
        return (
          <li key={`${facet}:${key}`}>
            <button
              type="button"
              className={styles.chip}
              aria-label={t`Remove filter: ${label}`}
              onClick={() => change(toggleFilter(choice, facet, key))}
            >
              {label}
              <Icon name="x" size={14} />
            </button>
          </li>
        );
      })}
      {/* Beside a wide page's results the column says it. */}
      {!isWide && chosen.length > 1 && (
        <li>
          <button type="button" className={styles.all} onClick={() => change(clearFilters(choice))}>
            <Trans>Clear All</Trans>
          </button>
        </li>
      )}
    </ul>
  );
}
