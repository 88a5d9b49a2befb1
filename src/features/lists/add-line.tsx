import { Trans } from '@lingui/react/macro';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { currentPrice } from '#contract/rules/availability.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Icon } from '#src/ui/icon.tsx';

import styles from './add-by-name.module.css';

interface Props {
  card: ProductCard;
  isOnList: boolean;
  onAdd: () => void;
}

/** A product that was found by what is typed: one tap puts it on the list. */
export function AddLine({ card, isOnList, onAdd }: Props) {
  const locale = useLocale();
  return (
    <button type="button" className={styles.line} onClick={onAdd}>
      <img src={card.image} alt="" width={44} height={44} decoding="async" />
      <span className={styles.words}>
        <bdi>{card.name[locale]}</bdi>
        <span className={styles.facts}>
          <bdi>{card.units[locale]}</bdi>
          {currentPrice(card) > 0 && <bdi>{formatMoney(currentPrice(card), locale)}</bdi>}
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
