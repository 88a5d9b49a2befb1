import { useLingui } from '@lingui/react/macro';

import { AppLink } from '#src/blocks/app-link.tsx';
import { useLocale } from '#src/state/locale.tsx';
import { Icon } from '#src/ui/icon.tsx';

import basket from './basket.svg?url';
import { CategoryTrail } from './category-trail.tsx';
import { chosenFilters } from './change-filters.ts';
import { CorrectedWords } from './corrected-words.tsx';
import { categoryOfPage, chosenValues } from './filter-choice.ts';
import { KindChips } from './kind-chips.tsx';
import { MissedWords } from './missed-words.tsx';
import { relatedInSight } from './related-in-sight.ts';
import { ResultCount } from './result-count.tsx';
import { ResultsToolbar } from './results-toolbar.tsx';
import { Results } from './results.tsx';
import { searchTitle } from './search-title.ts';
import { useCategoryShelf } from './use-category-shelf.ts';
import { useEgiftLink } from './use-egift-link.ts';
import { useFocusAfterSearch } from './use-focus-after-search.ts';
import { useRememberedSearch } from './use-remembered-search.ts';
import { useSearchResults } from './use-search-results.ts';

import styles from './results-screen.module.css';

/** /searchpage with words or filters: what was asked for, how it was understood, and what there is. */
export function ResultsScreen() {
  const { t } = useLingui();
  const locale = useLocale();
  const results = useSearchResults();
  const { choice, total, facets, correctedQuery, query, canSort, canFilter } = results;
  const heading = useFocusAfterSearch(choice.q);
  useEgiftLink(results.cards);
  const isUnnamed =
    choice.q === undefined &&
    chosenValues(choice).some(({ facet, key }) => !facets?.[facet].some((bucket) => bucket.key === key));
  const categories = useCategoryShelf(isUnnamed).data?.value.categories;
  const title = searchTitle(choice, { facets, categories }, locale) ?? t`Chosen products`;
  const isNothing =
    choice.q !== undefined && total === 0 && !query.isPlaceholderData && chosenFilters(choice).length === 0;
  const isCorrected = correctedQuery !== null && total !== undefined && total > 0 && !query.isPlaceholderData;
  const isFound = total !== undefined && total + results.weakTotal > 0 && !query.isPlaceholderData;
  useRememberedSearch(isFound ? (correctedQuery ?? choice.q) : undefined);
  const isShelf = categoryOfPage(choice) !== undefined;
  return (
    <div className={styles.screen}>
      {isShelf && <CategoryTrail name={title} />}
      <div className={styles.head}>
        {isShelf && (
          <AppLink path="/searchpage" className={styles.back} label={t`Categories`}>
            <Icon name="caret-left" size={24} />
          </AppLink>
        )}
        {isNothing && <img className={styles.basket} src={basket} alt="" width={72} height={72} decoding="async" />}
        <h1 ref={heading} tabIndex={-1} className={styles.title} dir={isNothing ? undefined : 'auto'}>
          {isNothing ? t`Nothing found for ${`\u2068${title}\u2069`}` : title}
        </h1>
        <output className={styles.count}>
          {total !== undefined && total > 0 && !query.isPlaceholderData && (
            <ResultCount total={total} related={relatedInSight(results)} />
          )}
        </output>
      </div>
      {canSort && <ResultsToolbar canFilter={canFilter} />}
      {isShelf && facets && <KindChips facets={facets} />}
      {isCorrected && <CorrectedWords searched={correctedQuery} results={results} />}
      {isFound && results.missedWords.length > 0 && <MissedWords missed={results.missedWords} />}
      <Results label={title} results={results} />
    </div>
  );
}
