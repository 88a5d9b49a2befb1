import { Plural, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import { useId, useState } from 'react';

import { searchPages } from '#src/domain/catalogue/search-pages.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Button } from '#src/ui/button.tsx';

import { ResultCount } from './result-count.tsx';
import { searchQuestion } from './search-question.ts';
import { useSearchChoice } from './use-search-choice.ts';
import { WeakList } from './weak-list.tsx';

import styles from './weak-results.module.css';

interface Props {
  /** What was searched. */
  words: string;
  /** How many stand above: what was asked for. */
  before: number;
  total: number;
  /** Shown without being asked for. */
  isOpenFirst: boolean;
}

/** Below what was asked for: what only has it in it, comes with it or is made by it, once the shopper wants to see that too; after a short answer at once. */
export function WeakResults({ words, before, total, isOpenFirst }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const titleId = useId();
  const client = useQueryClient();
  const choice = useSearchChoice();
  // The server does not ask for them, and its page takes no places with styles of their own (the policy of its style sheets).
  const isHydrated = useHydrated();
  // Back from a product: what was open is open, or the place in the list would shift.
  const [isOpen, setIsOpen] = useState(
    () =>
      isOpenFirst || client.getQueryData(searchPages(searchQuestion(choice, locale, 'weak')).queryKey) !== undefined,
  );
  // Isolated from the sentence around: the words may run the other way.
  const said = `\u2068${words}\u2069`;
  const title = t`Related to ${said}`;
  return (
    <section className={styles.more} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {isOpenFirst && (
          <p className={styles.count}>
            <ResultCount total={total} />
          </p>
        )}
      </div>
      {isOpen ? (
        isHydrated && <WeakList label={title} before={before} />
      ) : (
        <Button look="quiet" onClick={() => setIsOpen(true)}>
          <Plural value={total} one="Show # more product" other="Show # more products" />
        </Button>
      )}
    </section>
  );
}
