import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import type { Bucket } from '#contract/catalogue.ts';
import { useLocale } from '#src/state/locale.tsx';

import { clearSection, toggleFilter } from './change-filters.ts';
import type { FilterSection } from './filter-sections.ts';
import type { SearchChoice } from './search-choice.ts';
import { SECTION_NAMES } from './section-names.ts';

import styles from './filter-group.module.css';

/** Buckets shown before the shopper asks for the rest. */
const FIRST = 6;

interface Props {
  section: FilterSection;
  /** What the shopper's search among the filters left of the group, and whether it was searched at all. */
  buckets: readonly Bucket[];
  isNarrowed: boolean;
  choice: SearchChoice;
  onChange: (next: SearchChoice) => void;
}

/** One group of filters: a checkbox a value, with how many products it leads to. */
export function FilterGroup({ section, buckets, isNarrowed, choice, onChange }: Props) {
  const { i18n, t } = useLingui();
  const locale = useLocale();
  const [isWhole, setIsWhole] = useState(false);
  const chosen = (choice[section.facet] ?? []).filter(section.holds);
  // What was chosen before the group was opened stands first in it, and stays there: nothing moves while the shopper ticks.
  const [first] = useState(chosen);
  const name = i18n._(SECTION_NAMES[section.id]);
  const ordered = [
    ...buckets.filter(({ key }) => first.includes(key)),
    ...buckets.filter(({ key }) => !first.includes(key)),
  ];
  const shown =
    isWhole || isNarrowed ? ordered : ordered.filter((bucket, index) => index < FIRST || chosen.includes(bucket.key));
  const rest = buckets.length - shown.length;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{name}</legend>
      {chosen.length > 0 && (
        <button
          type="button"
          className={styles.clear}
          aria-label={t`Clear: ${name}`}
          onClick={() => onChange(clearSection(choice, section))}
        >
          <Trans>Clear</Trans>
        </button>
      )}
      <ul>
        {shown.map((bucket) => (
          <li key={bucket.key}>
            <label className={styles.row}>
              <input
                type="checkbox"
                className={styles.box}
                checked={chosen.includes(bucket.key)}
                onChange={() => onChange(toggleFilter(choice, section.facet, bucket.key))}
              />
              <span className={styles.label}>{bucket.label[locale]}</span>
              <bdi className={styles.count}>{i18n.number(bucket.count)}</bdi>
            </label>
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <button type="button" className={styles.more} onClick={() => setIsWhole(true)}>
          <Plural value={rest} one="Show # more" other="Show # more" />
        </button>
      )}
    </fieldset>
  );
}
