import { Trans } from '@lingui/react/macro';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { cardAction, currentPrice } from '#contract/rules/availability.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Icon } from '#src/ui/icon.tsx';

import styles from './add-by-name.module.css';

interface Props {
  card: ProductCard;
  /** How many are put on the list. */
  count: number;
  isOnList: boolean;
  onAdd: () => void;
}

/** A product that was found by what is typed: one tap puts it on the list. */
export function AddLine({ card, count, isOnList, onAdd }: Props) {
  const locale = useLocale();
  const action = cardAction(card);
  return (
    <button type="button" className={styles.line} onClick={onAdd}>
      <img src={card.image} alt="" width={44} height={44} decoding="async" />
      <span className={styles.words}>
        <span>
          {count > 1 && `${count} × `}
          <bdi>{card.name[locale]}</bdi>
        </span>
        <span className={styles.facts}>
          <bdi>{card.units[locale]}</bdi>
          {currentPrice(card) > 0 && <bdi>{formatMoney(currentPrice(card), locale)}</bdi>}
          {action === 'coming-soon' && (
            <span>
              <Trans>Coming soon</Trans>
            </span>
          )}
          {action === 'notify-me' && (
            <span>
              <Trans>Out of stock</Trans>
            </span>
          )}
          {isOnList && (
            <span>
              <Trans>On this list</Trans>
            </span>
          )}
        </span>
      </span>
      <Icon name={isOnList ? 'check' : 'plus'} />
    </button>
  );
}
