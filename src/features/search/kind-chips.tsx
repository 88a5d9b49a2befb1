import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef } from 'react';

import type { FacetBuckets } from '#contract/catalogue.ts';
import { useLocale } from '#src/state/locale.tsx';

import { toggleFilter } from './change-filters.ts';
import { SECTION_NAMES } from './section-names.ts';
import { useAskedChoice } from './use-asked-choice.ts';
import { useChangeSearch, useSearchChoice } from './use-search-choice.ts';

import styles from './kind-chips.module.css';

/** The kinds that a category has, a tap each, on a phone: the filter that its page is asked for most. */
export function KindChips({ facets }: { facets: FacetBuckets }) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const [choice, ask] = useAskedChoice(useSearchChoice(), useChangeSearch());
  const chosen = choice.familyDesc ?? [];
  const kinds = facets.familyDesc;
  const row = useRef<HTMLUListElement>(null);
  const [first] = chosen;
  // The one that is chosen may stand outside of what is seen of the row. The page itself stays where it is.
  useLayoutEffect(() => {
    if (first === undefined) return;
    const chip = row.current?.querySelector(`[data-kind="${CSS.escape(first)}"]`)?.getBoundingClientRect();
    const place = row.current?.getBoundingClientRect();
    if (chip && place) row.current?.scrollBy({ left: (chip.left + chip.right - place.left - place.right) / 2 });
  }, [first]);
  if (kinds.length < 2 && chosen.length === 0) return null;
  return (
    <ul ref={row} aria-label={i18n._(SECTION_NAMES.familyDesc)} className={styles.kinds}>
      {kinds.map(({ key, label }) => (
        <li key={key}>
          <button
            type="button"
            className={styles.kind}
            data-kind={key}
            aria-pressed={chosen.includes(key)}
            onClick={() => ask(toggleFilter(choice, 'familyDesc', key))}
          >
            {label[locale]}
          </button>
        </li>
      ))}
    </ul>
  );
}
