import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { percentApart, unitRate } from '#contract/rules/unit-rate.ts';
import { productPath } from '#contract/urls.ts';
import { Price } from '#src/blocks/price.tsx';
import { CardLead } from '#src/blocks/product-card/card-lead.tsx';
import { CardMore } from '#src/blocks/product-card/card-more.tsx';
import { useLongPress } from '#src/blocks/use-long-press.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';

import styles from './alternative-row.module.css';

interface Props {
  card: ProductCard;
  /** What it would stand in for. */
  instead: ProductCard;
  /** The first of them: the nearest in kind and size. It is said of none that was paid for. */
  isClosest: boolean;
}

/** One that could stand in, as a row to compare: what it is, what it costs, by the unit too, and what that is against the other; what a card can do is at its end. */
export function AlternativeRow({ card, instead, isClosest }: Props) {
  const locale = useLocale();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const press = useLongPress(() => setIsMenuOpen(true));
  const splat = productPath(card).slice('/product/'.length);
  const rate = unitRate(card);
  const apart = percentApart(card, instead);
  const percent = apart && `${Math.abs(apart)}%`;
  return (
    <article className={styles.row} data-stock-code={card.stockCode}>
      <img src={card.image} alt="" width={72} height={72} decoding="async" />
      <div>
        {isClosest && !card.isSponsored && (
          <p className={styles.closest}>
            <Trans>Closest match</Trans>
          </p>
        )}
        <h3 className={styles.name}>
          <Link to="/$locale/product/$" params={{ locale, _splat: splat }} {...press}>
            {card.name[locale]}
            <span className={styles.whole} />
          </Link>
        </h3>
        <p className={styles.about}>
          <bdi>{card.brand[locale]}</bdi>
          {'\u00a0· '}
          <bdi>{card.units[locale]}</bdi>
          {card.isSponsored && card.labels[0] && ` · ${card.labels[0][locale]}`}
        </p>
        {card.minimumOrder > 1 && (
          <p className={styles.least}>
            <Trans>
              At least <bdi>{card.minimumOrder}</bdi>
            </Trans>
          </p>
        )}
      </div>
      <div className={styles.tools}>
        <CardMore card={card} isOpen={isMenuOpen} onToggle={setIsMenuOpen} />
      </div>
      <div className={styles.facts}>
        <Price card={card} />
        {rate && (
          <p className={styles.about}>
            <bdi>
              {formatMoney(rate.fils, locale)} / {rate.unit[locale]}
            </bdi>
            {apart && (
              <span className={apart < 0 ? styles.less : undefined}>
                {' · '}
                {apart < 0 ? (
                  <Trans>
                    <bdi>{percent}</bdi> less
                  </Trans>
                ) : (
                  <Trans>
                    <bdi>{percent}</bdi> more
                  </Trans>
                )}
              </span>
            )}
          </p>
        )}
      </div>
      <div className={styles.act}>
        <CardLead card={card} splat={splat} />
      </div>
    </article>
  );
}
