import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { quoted } from '#contract/rules/quoted-words.ts';
import { useLocale } from '#src/state/locale.tsx';

import type { SearchResults } from './use-search-results.ts';

import styles from './results-screen.module.css';

interface Props {
  /** Other words than those typed. */
  searched: string;
  results: Pick<SearchResults, 'choice' | 'isNamedElsewhere'>;
}

/** What was searched instead of what was typed, and the way to that. A name that the shop has not would find nothing. */
export function CorrectedWords({ searched, results: { choice, isNamedElsewhere } }: Props) {
  const locale = useLocale();
  const { q = '' } = choice;
  // What a shopper typed stands outside of the messages, which would read its angle brackets as their own.
  return (
    <div className={styles.corrected}>
      <p>
        <Trans>Showing results for</Trans> <bdi className={styles.words}>{searched}</bdi>
      </p>
      {!isNamedElsewhere && (
        <p className={styles.typed}>
          <Link to="/$locale/searchpage" params={{ locale }} search={{ ...choice, q: quoted(q) }}>
            <Trans>Search instead for</Trans> <bdi>{q}</bdi>
          </Link>
        </p>
      )}
    </div>
  );
}
