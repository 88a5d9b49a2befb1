import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { flushSync } from 'react-dom';

import type { Bucket } from '#contract/catalogue.ts';
import { readPriceRange } from '#contract/rules/price-range.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Icon } from '#src/ui/icon.tsx';

import { chooseRange, clearSection, toggleFilter } from './change-filters.ts';
import type { FilterSection } from './filter-sections.ts';
import { OwnPrice } from './own-price.tsx';
import type { SearchChoice } from './search-choice.ts';
import { SECTION_NAMES } from './section-names.ts';

import styles from './filter-group.module.css';

/** Values shown before the shopper asks for the rest: as many as are read at a glance. */
const FIRST = 5;

interface Props {
  section: FilterSection;
  /** What the shopper's search among the filters left of the group, and whether it was searched at all. */
  buckets: readonly Bucket[];
  isNarrowed: boolean;
  /** At first; its heading unfolds it. */
  isFolded: boolean;
  choice: SearchChoice;
  onChange: (next: SearchChoice) => void;
}

/** One group of filters: a checkbox a value, with how many products it leads to. */
export function FilterGroup({ section, buckets, isNarrowed, isFolded, choice, onChange }: Props) {
  const { i18n, t } = useLingui();
  const locale = useLocale();
  const [isWhole, setIsWhole] = useState(false);
  const chosen = (choice[section.facet] ?? []).filter(section.holds);
  // What was chosen before the group was opened stands first in it, and stays there: nothing moves while the shopper ticks.
  const [first] = useState(chosen);
  const [isOpen, setIsOpen] = useState(!isFolded || first.length > 0);
  // What was searched among the filters is shown wherever it is.
  const isShown = isOpen || isNarrowed;
  const name = i18n._(SECTION_NAMES[section.id]);
  // A range of the shopper's own stands in its fields.
  const listed = buckets.filter(({ key }) => readPriceRange(key) === null);
  const count = i18n.number(listed.length);
  const ordered = [
    ...listed.filter(({ key }) => first.includes(key)),
    ...listed.filter(({ key }) => !first.includes(key)),
  ];
  const few = ordered.filter(({ key }, index) => index < FIRST || chosen.includes(key));
  // For one value a button takes as much room as the value.
  const isCut = !isNarrowed && few.length < listed.length - 1;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isShown}
          onClick={({ currentTarget }) => {
            flushSync(() => setIsOpen(!isOpen));
            // The last one in the column opens below its edge.
            if (!isOpen) currentTarget.closest('fieldset')?.scrollIntoView({ block: 'nearest' });
          }}
        >
          {name}
          <Icon name="caret-down" size={16} />
        </button>
      </legend>
      {chosen.length > 0 && (
        <button
          type="button"
          className={styles.clear}
          aria-label={t`Clear: ${name}`}
          onClick={({ currentTarget }) => {
            // The button goes: the keyboard stays in the group.
            currentTarget.parentElement?.querySelector('input')?.focus();
            onChange(clearSection(choice, section));
          }}
        >
          <Trans>Clear</Trans>
        </button>
      )}
      {isShown && (
        <ul>
          {(isCut && !isWhole ? few : ordered).map((bucket) => (
            <li key={bucket.key}>
              <label className={styles.row}>
                <input
                  type="checkbox"
                  className={styles.box}
                  checked={chosen.includes(bucket.key)}
                  disabled={bucket.count === 0 && !chosen.includes(bucket.key)}
                  onChange={() => onChange(toggleFilter(choice, section.facet, bucket.key))}
                />
                <span className={styles.label}>{bucket.label[locale]}</span>
                <bdi className={styles.count}>{i18n.number(bucket.count)}</bdi>
              </label>
            </li>
          ))}
        </ul>
      )}
      {isShown && section.id === 'price' && (
        <OwnPrice
          name={name}
          range={chosen.map(readPriceRange).find((range) => range !== null) ?? null}
          onRange={(range) => onChange(chooseRange(choice, range))}
        />
      )}
      {isShown && isCut && (
        <button type="button" className={styles.more} aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? (
            <Trans>Show fewer</Trans>
          ) : (
            <Trans>
              Show all <bdi>{count}</bdi>
            </Trans>
          )}
        </button>
      )}
    </fieldset>
  );
}
