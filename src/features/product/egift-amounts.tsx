import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { productPath } from '#contract/urls.ts';
import { openEgift } from '#src/blocks/open-egift.ts';
import { wholeMoney } from '#src/lib/whole-money.ts';
import { useLocale } from '#src/state/locale.tsx';

import styles from './egift-amounts.module.css';

interface Props {
  /** The e-gift of this page. */
  card: ProductCard;
  /** Other products of its family. */
  others: readonly ProductCard[];
}

/** What an e-gift can be worth: each amount is a product with a page of its own. Any other one is typed in the form. */
export function EgiftAmounts({ card, others }: Props) {
  const locale = useLocale();
  const egifts = [card, ...others.filter(({ isEGift }) => isEGift)].toSorted((a, b) => a.price - b.price);
  return (
    <section className={styles.amounts} aria-labelledby="egift-amounts">
      <h2 id="egift-amounts" className={styles.title}>
        <Trans>Gift amount</Trans>
      </h2>
      <ul className={styles.chips}>
        {egifts.map((egift) => (
          <li key={egift.stockCode}>
            <Link
              to="/$locale/product/$"
              params={{ locale, _splat: productPath(egift).slice('/product/'.length) }}
              resetScroll={false}
              className={styles.chip}
              aria-current={egift.stockCode === card.stockCode ? 'true' : undefined}
            >
              <bdi>{wholeMoney(egift.price, locale)}</bdi>
            </Link>
          </li>
        ))}
        <li>
          <button type="button" className={styles.chip} onClick={() => openEgift(card)}>
            <Trans context="an amount">Other</Trans>
          </button>
        </li>
      </ul>
      <p className={styles.note}>
        <Trans>Next: who it is for, your message and the day.</Trans>
      </p>
    </section>
  );
}
