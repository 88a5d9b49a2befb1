import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ChangeEvent } from 'react';

import { SORTS, type Sort } from '#contract/catalogue.ts';
import { Icon } from '#src/ui/icon.tsx';

import { readSearchChoice } from './search-choice.ts';
import { useChangeSearch, useSearchChoice } from './use-search-choice.ts';

import styles from './sort-menu.module.css';

/** storefront.md section 9, "Sort options": short enough for half of a phone's width, and each says by itself that it is an order. */
const SORT_NAMES: Record<Sort, MessageDescriptor> = {
  relevance: msg`Best match`,
  'stockSortRate-DESC': msg`Highest price`,
  'stockSortRate-ASC': msg`Lowest price`,
  'stockRateTags-ASC': msg`Lowest unit price`,
  'stockDesc.keyword-ASC': msg`A-Z`,
  'stockDesc.keyword-DESC': msg`Z-A`,
  'stockNADate-DESC': msg`New arrivals`,
};

/** The order of the results: the browser's own menu, which every phone draws well. */
export function SortMenu() {
  const { i18n } = useLingui();
  const choice = useSearchChoice();
  const change = useChangeSearch();
  const sortBy = (event: ChangeEvent<HTMLSelectElement>): void =>
    change(readSearchChoice({ ...choice, sort: event.target.value }));
  return (
    <label className={styles.menu}>
      <span className={styles.word}>
        <Trans>Sort by</Trans>
      </span>
      <select className={styles.select} value={choice.sort ?? 'relevance'} onChange={sortBy}>
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {i18n._(SORT_NAMES[sort])}
          </option>
        ))}
      </select>
      <Icon name="caret-down" size={16} />
    </label>
  );
}
