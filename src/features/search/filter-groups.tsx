import { Trans, useLingui } from '@lingui/react/macro';
import { useContext, useRef, useState } from 'react';

import type { FacetBuckets } from '#contract/catalogue.ts';
import { DrawerHead, HeadAction } from '#src/ui/head-action.tsx';
import { Icon } from '#src/ui/icon.tsx';

import { chosenFilters, clearFilters } from './change-filters.ts';
import { FilterGroup } from './filter-group.tsx';
import { narrowGroups } from './narrow-groups.ts';
import type { SearchChoice } from './search-choice.ts';
import { useAskedChoice } from './use-asked-choice.ts';
import { useSteadyGroups } from './use-steady-groups.ts';

import styles from './filter-groups.module.css';

interface Props {
  facets: FacetBuckets;
  /** How many products were found. */
  total: number;
  /** True while the answer to the choice is on its way, and these are of the one before it. */
  isFormer?: boolean;
  /** How many are open at first; the others unfold by their headings. */
  open?: number;
  choice: SearchChoice;
  onChange: (next: SearchChoice) => void;
}

/** As many groups as a laptop's screen or a phone's sheet shows. */
const SHOWN = 3;
/** Fewer values are read faster than searched. */
const LONG = 20;

/** All groups of filters, where they are many with a field that narrows them (storefront.md sections 4, 8 and 9). */
export function FilterGroups({ facets, total, isFormer = false, open = SHOWN, choice, onChange }: Props) {
  const { t } = useLingui();
  const [asked, ask] = useAskedChoice(choice, onChange);
  const [text, setText] = useState('');
  const root = useRef<HTMLDivElement>(null);
  const head = useContext(DrawerHead);
  const all = useSteadyGroups({ facets, total, isFormer }, asked);
  const isNarrowed = text.trim() !== '';
  const isLong = all.reduce((sum, { buckets }) => sum + buckets.length, 0) >= LONG;
  const isChosen = chosenFilters(asked).length > 0;
  // What is chosen leaves fewer values: the field stays, so that nothing moves below the finger.
  const [hadField, setHadField] = useState(false);
  const hasField = isLong || isNarrowed || (hadField && isChosen);
  if (hasField !== hadField) setHadField(hasField);
  const groups = isNarrowed ? narrowGroups(all, text) : all;
  if (all.length === 0) {
    return (
      <p className={styles.none}>
        <Trans>No filters found</Trans>
      </p>
    );
  }
  return (
    <div ref={root} tabIndex={-1}>
      <div className={styles.tools}>
        {hasField && (
          <label className={styles.field}>
            <Icon name="magnifying-glass" size={18} />
            <input
              className={styles.input}
              value={text}
              dir={text === '' ? undefined : 'auto'}
              maxLength={60}
              autoComplete="off"
              enterKeyHint="search"
              aria-label={t`Search filters`}
              placeholder={t`Search filters`}
              onChange={(event) => setText(event.target.value)}
            />
          </label>
        )}
        {isChosen && (
          <HeadAction>
            <button
              type="button"
              className={styles.clear}
              onClick={() => {
                // The button goes, and groups change places: the keyboard stays before the first of them. A column's head stays where they are asked for anew.
                root.current?.focus();
                head?.focus();
                ask(clearFilters(asked));
              }}
            >
              <Trans>Clear All</Trans>
            </button>
          </HeadAction>
        )}
      </div>
      <output className={styles.none}>{groups.length === 0 && <Trans>No matching filters</Trans>}</output>
      {groups.map(({ section, buckets }, at) => (
        <FilterGroup
          key={section.id}
          section={section}
          buckets={buckets}
          isNarrowed={isNarrowed}
          isFolded={at >= open}
          choice={asked}
          onChange={ask}
        />
      ))}
    </div>
  );
}
