import { Link } from '@tanstack/react-router';
import { memo } from 'react';

import type { ProductCard as Card } from '#contract/catalogue-card.ts';
import { etaLabel } from '#contract/rules/availability.ts';
import { productPath } from '#contract/urls.ts';
import { badgeSource } from '#src/blocks/badge-source.ts';
import { Price } from '#src/blocks/price.tsx';
import { useLocale } from '#src/state/locale.tsx';

import { CardActions } from './card-actions.tsx';
import { CardCorner } from './card-corner.tsx';
import { CardLabels } from './card-labels.tsx';

import styles from './product-card.module.css';

interface Props {
  card: Card;
  /** True for the first cards of a page, whose pictures are wanted at once. */
  isEager?: boolean;
}

/** A product in a list (storefront.md section 2, "Product card"): every state of it leads somewhere. */
export const ProductCard = memo(function ProductCard({ card, isEager = false }: Props) {
  const locale = useLocale();
  const splat = productPath(card).slice('/product/'.length);
  return (
    <article className={styles.card} data-stock-code={card.stockCode}>
      <div className={styles.picture}>
        <Link
          to="/$locale/product/$"
          params={{ locale, _splat: splat }}
          tabIndex={-1}
          aria-hidden="true"
          preload={false}
        >
          <img src={card.image} alt="" width={400} height={400} loading={isEager ? 'eager' : 'lazy'} decoding="async" />
        </Link>
        <CardLabels card={card} />
        <CardCorner card={card} />
      </div>
      <div className={styles.words}>
        <div className={styles.over}>
          <p className={styles.brand}>{card.brand[locale]}</p>
          {card.badges.map((badge) => (
            <img key={badge} src={badgeSource(badge)} alt="" width={18} height={18} loading="lazy" />
          ))}
        </div>
        <h3 className={styles.name}>
          <Link to="/$locale/product/$" params={{ locale, _splat: splat }}>
            {card.name[locale]}
          </Link>
        </h3>
        <p className={styles.facts}>
          <bdi>{card.units[locale]}</bdi>
          <span aria-hidden="true">·</span>
          <Link to="/$locale/origin/$origin" params={{ locale, origin: card.origin }} className={styles.origin}>
            {card.originName[locale]}
          </Link>
        </p>
        {card.eta && (
          <p className={styles.eta}>
            <bdi>{etaLabel(card.eta[locale], locale)}</bdi>
          </p>
        )}
      </div>
      <Price card={card} />
      <CardActions card={card} splat={splat} />
    </article>
  );
});
