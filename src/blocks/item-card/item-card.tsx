import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { currentPrice } from '#contract/rules/availability.ts';
import { productPath } from '#contract/urls.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

import { PriceBefore } from './price-before.tsx';
import { Saved } from './saved.tsx';

import styles from './item-card.module.css';
import kept from './kept-row.module.css';

/** storefront.md section 4, Cart item card variants: which list the item is shown in. */
export type ItemCardVariant =
  | 'view_cart_box'
  | 'is_regular'
  | 'is_gift_box'
  | 'favourites'
  | 'my_lists'
  | 'track_order';

/** What a row of the cart comes to: its price stands there once, and not beside the size too. */
export interface RowSum {
  each: number;
  quantity: number;
  /** Null until the server has said it. */
  total: number | null;
}

interface Props {
  variant: ItemCardVariant;
  /** Undefined: this device does not know the product. */
  card: ProductCard | undefined;
  /** The product may still be read. */
  isReading: boolean;
  /** Shown for a product that the device does not know. */
  fallbackName: string;
  sum?: RowSum | null;
  /** Before the picture: the tick of a list's item. */
  lead?: ReactNode;
  /** Beside the size. */
  fact?: ReactNode;
  /** How many of it a list wants: from two on it is said after the name, and the price is that of all. */
  count?: number;
  /** A word about it: out of stock, waiting on this device. */
  note?: ReactNode;
  /** Stepper and buttons. */
  children?: ReactNode;
  /** What else can be done with it, beside its name. */
  corner?: ReactNode;
}

/** A product as one line of a list: picture, name, price, and what can be done with it there. */
export function ItemCard({
  variant,
  card,
  isReading,
  fallbackName,
  sum = null,
  lead,
  fact,
  count = 1,
  note,
  children,
  corner,
}: Props) {
  const locale = useLocale();
  if (!card && isReading) {
    return (
      <div aria-busy="true">
        <Skeleton height={variant === 'my_lists' ? '93px' : '104px'} />
      </div>
    );
  }
  const name = card?.name[locale] ?? fallbackName;
  const each = sum?.each ?? (card ? currentPrice(card) : 0);
  const isReduced = card !== undefined && each > 0 && card.price > each;
  return (
    <article
      className={variant === 'my_lists' ? `${styles.card} ${kept.mine}` : styles.card}
      data-variant={variant}
      data-stock-code={card?.stockCode ?? fallbackName}
    >
      {lead && <div className={styles.lead}>{lead}</div>}
      <div className={`${styles.picture} ${kept.picture}`}>
        {card ? (
          <img src={card.image} alt="" width={80} height={80} loading="lazy" decoding="async" />
        ) : (
          <Icon name="basket" />
        )}
      </div>
      <div className={`${styles.words} ${kept.words}`}>
        <h3 className={`${styles.name} ${kept.name}`}>
          {card ? (
            <Link to="/$locale/product/$" params={{ locale, _splat: productPath(card).slice('/product/'.length) }}>
              {name}
            </Link>
          ) : (
            <bdi>{name}</bdi>
          )}
          {count > 1 && (
            <span className={kept.count}>
              × <bdi>{count}</bdi>
            </span>
          )}
        </h3>
        {card && (
          <p className={`${styles.facts} ${kept.facts}`}>
            <span>
              <bdi>{card.brand[locale]}</bdi> · <bdi>{card.units[locale]}</bdi>
            </span>
            {fact}
            {isReduced && sum !== null && <Saved fils={(card.price - each) * sum.quantity} />}
          </p>
        )}
        {note}
      </div>
      {sum === null && each > 0 && (
        <div className={`${styles.cost} ${kept.cost}`}>
          {isReduced ? (
            <p className={styles.reduction}>
              <bdi className={styles.reduced}>{formatMoney(each * count, locale)}</bdi>
              <PriceBefore fils={card.price * count} />
            </p>
          ) : (
            <bdi className={styles.total}>{formatMoney(each * count, locale)}</bdi>
          )}
        </div>
      )}
      <div className={`${styles.foot} ${kept.foot}`}>
        {children}
        {sum !== null && (
          <p className={styles.sum}>
            {sum.quantity > 1 && !(isReduced && sum.total !== null) && (
              <bdi>
                {formatMoney(each, locale)} × {sum.quantity}
              </bdi>
            )}
            {sum.total !== null && isReduced && <PriceBefore fils={card.price * sum.quantity} />}
            {sum.total !== null && (
              <bdi className={isReduced ? styles.reduced : styles.total}>{formatMoney(sum.total, locale)}</bdi>
            )}
          </p>
        )}
      </div>
      {corner && (
        <div className={kept.corner} data-corner="">
          {corner}
        </div>
      )}
    </article>
  );
}
