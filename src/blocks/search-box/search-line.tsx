/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/interactive-supports-focus, jsx-a11y/click-events-have-key-events --
   an ARIA combobox: the field holds the keyboard, and the browser's own option holds no picture */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';

import { currentPrice, isOutOfStock } from '#contract/rules/availability.ts';
import { useQuantity } from '#src/domain/cart/lines.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';
import type { IconName } from '#src/ui/icon-names.ts';
import { Icon } from '#src/ui/icon.tsx';

import { Marked } from './marked.tsx';
import { isAddable } from './search-options.ts';
import type { SearchOption } from './words-option.ts';

import styles from './search-line.module.css';

const ICONS: Record<SearchOption['kind'], IconName> = {
  typed: 'magnifying-glass',
  word: 'magnifying-glass',
  recent: 'magnifying-glass',
  product: 'basket',
  category: 'squares-four',
  family: 'stack',
  brand: 'tag',
};

/** What a line is, where its picture does not say it. */
const KINDS: Partial<Record<SearchOption['kind'], MessageDescriptor>> = {
  category: msg`Category`,
  family: msg`Type`,
  brand: msg`Brand`,
};

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

interface Props {
  id: string;
  option: SearchOption;
  /** Its place among the rows of the list, from 1. */
  row: number;
  isActive: boolean;
  /** What was typed, which is marked in the name. */
  typed: string;
  /** Beside others of its kind, its words alone. */
  isChip?: boolean | undefined;
  onChoose: () => void;
}

/** One line of the list. The keyboard never leaves the field, so a line takes taps and clicks alone. */
export function SearchLine({ id, option, row, isActive, typed, isChip, onChoose }: Props) {
  const { i18n, t } = useLingui();
  const locale = useLocale();
  const { card } = option;
  const isInCart = useQuantity(card?.stockCode ?? '') > 0;
  const kind = KINDS[option.kind];
  const said = kind ? i18n._(kind) : card && isOutOfStock(card) && t`Out of stock`;
  if (isChip)
    return (
      <div id={id} role="option" aria-selected={isActive} className={styles.chip} onClick={onChoose}>
        {option.image !== null && <img src={option.image} alt="" width={28} height={28} />}
        <bdi>{option.label}</bdi>
      </div>
    );
  return (
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={`${styles.line} ${isAddable(option) ? (isInCart ? styles.counted : styles.beside) : ''}`}
      style={{ gridRow: row }}
      onClick={onChoose}
    >
      <span className={styles.sign}>
        {option.image === null ? (
          <Icon name={ICONS[option.kind]} />
        ) : (
          <img src={option.image} alt="" width={52} height={52} />
        )}
      </span>
      <span className={styles.label}>
        {option.kind === 'typed' ? (
          <>
            <Trans>Search for</Trans> <bdi className={styles.typed}>{option.label}</bdi>
          </>
        ) : (
          <bdi className={option.kind === 'word' ? styles.typed : undefined}>
            <Marked text={option.label} typed={typed} />
          </bdi>
        )}
        {card && (
          <span className={styles.facts}>
            {card.price > 0 && (
              <span className={card.promotionPrice === null ? styles.price : styles.reduced}>
                <bdi>{formatMoney(currentPrice(card), locale)}</bdi>
              </span>
            )}
            <bdi>{card.units[locale]}</bdi>
            {!isInCart && <span className={styles.brand}>{`· ${card.brand[locale]}`}</span>}
          </span>
        )}
      </span>
      {said && <span className={styles.kind}>{said}</span>}
    </div>
  );
}
