import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { rateApart } from '#contract/rules/unit-rate.ts';
import { productPath } from '#contract/urls.ts';
import { Price } from '#src/blocks/price.tsx';
import { CardLead } from '#src/blocks/product-card/card-lead.tsx';
import { CardMore } from '#src/blocks/product-card/card-more.tsx';
import { useLongPress } from '#src/blocks/use-long-press.ts';
import { useLocale } from '#src/state/locale.tsx';

import styles from './alternative-row.module.css';

/** Units that a price has letters for, as they are read in a sentence. */
const UNITS: Partial<Record<string, MessageDescriptor>> = {
  kg: msg({ context: 'more per …', message: 'kilogram' }),
  L: msg({ context: 'more per …', message: 'litre' }),
};

interface Props {
  card: ProductCard;
  /** What it would stand in for. */
  instead: ProductCard;
  /** The first of them: the nearest in kind and size. */
  isClosest: boolean;
}

/** One that could stand in, as a row to compare: what it is, what it costs and what that is against the other; what a card can do is at its end. */
export function AlternativeRow({ card, instead, isClosest }: Props) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const press = useLongPress(() => setIsMenuOpen(true));
  const splat = productPath(card).slice('/product/'.length);
  const apart = rateApart(card, instead);
  const percent = apart && `${Math.abs(apart.percent)}%`;
  const spoken = apart && UNITS[apart.unit.en];
  const unit = spoken ? i18n._(spoken) : apart?.unit[locale];
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
          <bdi>{card.brand[locale]}</bdi>
          {'\u00a0· '}
          <bdi>{card.units[locale]}</bdi>
        </p>
        {card.isSponsored && card.labels[0] && <p className={styles.about}>{card.labels[0][locale]}</p>}
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
        {apart && (
          <p className={apart.percent < 0 ? styles.less : styles.about}>
            {apart.percent < 0 ? (
              <Trans>
                <bdi>{percent}</bdi> less per {unit}
              </Trans>
            ) : (
              <Trans>
                <bdi>{percent}</bdi> more per {unit}
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
