import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { currentPrice, isOutOfStock } from '#contract/rules/availability.ts';
import { productPath } from '#contract/urls.ts';
import { StandingMark } from '#src/blocks/standing-mark.tsx';
import type { KnownCard } from '#src/domain/catalogue/cards-by-code.ts';
import { formatMoney } from '#src/lib/money.ts';
import type { Standing } from '#src/offline/shop/shop-door.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

import styles from './item-words.module.css';

interface Props {
  stockCode: string;
  /** Undefined where this device has never seen the product. */
  known: KnownCard | undefined;
  /** Whether the product may still come: nothing is said of it yet. */
  isReading: boolean;
  standing: Standing;
}

/** What an item is, what it costs and where its edits stand. */
export function ItemWords({ stockCode, known, isReading, standing }: Props) {
  const locale = useLocale();
  return (
    <div className={styles.words} aria-busy={isReading && !known}>
      {known ? (
        <Link
          to="/$locale/product/$"
          params={{ locale, _splat: productPath(known.card).slice('/product/'.length) }}
          className={styles.name}
        >
          <bdi>{known.card.name[locale]}</bdi>
        </Link>
      ) : isReading ? (
        <Skeleton width="70%" height="1.2em" />
      ) : (
        <span className={styles.name}>
          <Trans>
            Item <bdi>{stockCode}</bdi>
          </Trans>
        </span>
      )}
      <span className={styles.facts}>
        {known ? (
          <>
            {isOutOfStock(known.card) ? (
              <span className={styles.out}>
                <Trans>Out of stock</Trans>
              </span>
            ) : (
              <bdi className={styles.price}>{formatMoney(currentPrice(known.card), locale)}</bdi>
            )}
            <bdi>{known.card.units[locale]}</bdi>
          </>
        ) : isReading ? (
          <Skeleton width="5em" />
        ) : (
          <Trans>Its name and price come with the signal</Trans>
        )}
        <StandingMark standing={standing} />
      </span>
    </div>
  );
}
