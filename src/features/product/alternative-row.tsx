import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { rateApart } from '#contract/rules/unit-rate.ts';
import { productPath } from '#contract/urls.ts';
import { Price } from '#src/blocks/price.tsx';
import { CardHeart } from '#src/blocks/product-card/card-heart.tsx';
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
  /** The first of them: the nearest in kind and size. */
  isClosest: boolean;
}

/** One that could stand in, as a row to compare: what it is, what it costs and what that is against the other; what a card can do is at its end. */
export function AlternativeRow({ card, instead, isClosest }: Props) {
  const locale = useLocale();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const press = useLongPress(() => setIsMenuOpen(true));
  const splat = productPath(card).slice('/product/'.length);
  const apart = rateApart(card, instead);
  const difference = apart && `${formatMoney(Math.abs(apart.fils), locale)} / ${apart.unit[locale]}`;
  return (
    <article className={styles.row} data-stock-code={card.stockCode}>
      <img src={card.image} alt="" width={72} height={72} decoding="async" />
      <div>
        {isClosest && (
          <p className={styles.closest}>
            <Trans>Closest match</Trans>
          </p>
        )}
        <h3 className={styles.name}>
          <Link to="/$locale/product/$" params={{ locale, _splat: splat }} {...press}>
            {card.name[locale]}
          </Link>
        </h3>
        <p className={styles.about}>
          <bdi>{card.brand[locale]}</bdi> <bdi>{card.units[locale]}</bdi>{' '}
          {card.minimumOrder > 1 && (
            <span>
              <Trans>
                At least <bdi>{card.minimumOrder}</bdi>
              </Trans>
            </span>
          )}{' '}
          {card.isSponsored && card.labels[0] && <span>{card.labels[0][locale]}</span>}
        </p>
      </div>
      <div className={styles.tools}>
        <div>
          <CardHeart card={card} />
        </div>
        <div>
          <CardMore card={card} isOpen={isMenuOpen} onToggle={setIsMenuOpen} />
        </div>
      </div>
      <div className={styles.facts}>
        <Price card={card} />
        {card.unitPrice && <bdi>{card.unitPrice[locale]}</bdi>}
        {apart && apart.fils !== 0 && (
          <p className={apart.fils < 0 ? styles.less : undefined}>
            {apart.fils < 0 ? (
              <Trans>
                <bdi>{difference}</bdi> less
              </Trans>
            ) : (
              <Trans>
                <bdi>{difference}</bdi> more
              </Trans>
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
