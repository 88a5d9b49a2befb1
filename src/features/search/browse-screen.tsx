import { Trans, useLingui } from '@lingui/react/macro';
import type { MouseEvent } from 'react';

import { CategoryShelf } from './category-shelf.tsx';
import { ResultCount } from './result-count.tsx';
import { ResultsToolbar } from './results-toolbar.tsx';
import { Results } from './results.tsx';
import { useSearchResults } from './use-search-results.ts';

import styles from './browse-screen.module.css';

/** Without a step in history, which would make Back forget the place in the list. */
function jump(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.getElementById('everything')?.scrollIntoView();
}

/** /searchpage with nothing asked for: the categories, and below them everything. */
export function BrowseScreen() {
  const { t } = useLingui();
  const results = useSearchResults();
  return (
    <div className={styles.browse}>
      <div className={styles.head}>
        <h1 className={styles.title}>
          <Trans>Categories</Trans>
        </h1>
        <a href="#everything" className={styles.jump} onClick={jump}>
          <Trans>All products</Trans>
        </a>
      </div>
      <CategoryShelf />
      <div className={styles.head} id="everything">
        <h2 className={styles.title}>
          <Trans>All products</Trans>
        </h2>
        <output className={styles.count}>{results.total !== undefined && <ResultCount total={results.total} />}</output>
        {results.canSort && <ResultsToolbar canFilter={results.canFilter} />}
      </div>
      <Results label={t`All products`} results={results} />
    </div>
  );
}
