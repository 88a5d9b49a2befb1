import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { currentPrice } from '#contract/rules/availability.ts';
import { productPath } from '#contract/urls.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

import styles from './item-card.module.css';

/** storefront.md section 4, Cart item card variants: where the item stands. */
export type ItemCardVariant =
  | 'view_cart_box'
  | 'is_regular'
  | 'is_gift_box'
  | 'favourites'
  | 'my_lists'
  | 'track_order';

interface Props {
  variant: ItemCardVariant;
  /** Undefined: this device does not know the product. */
  card: ProductCard | undefined;
  /** While it may still come. */
  isReading: boolean;
  /** Shown for a product that the device does not know. */
  fallbackName: string;
  /** What it comes to, in fils; null where that is not known. */
  rate?: number | null;
  /** A word about it: out of stock, waiting on this device. */
  note?: ReactNode;
  /** Stepper and buttons. */
  children?: ReactNode;
}

/** A product as one line of a list: picture, name, price, and what can be done with it there. */
export function ItemCard({ variant, card, isReading, fallbackName, rate = null, note, children }: Props) {
  const locale = useLocale();
  if (!card && isReading) {
    return (
      <div aria-busy="true">
        <Skeleton height="104px" />
      </div>
    );
  }
  const name = card?.name[locale] ?? fallbackName;
  return (
    <article className={styles.card} data-variant={variant} data-stock-code={card?.stockCode ?? fallbackName}>
      <div className={styles.picture}>
        {card && <img src={card.image} alt="" width={80} height={80} loading="lazy" decoding="async" />}
      </div>
      <div className={styles.words}>
        <h3 className={styles.name}>
          {card ? (
            <Link to="/$locale/product/$" params={{ locale, _splat: productPath(card).slice('/product/'.length) }}>
              {name}
            </Link>
          ) : (
            <bdi>{name}</bdi>
          )}
        </h3>
        {card && (
          <p className={styles.facts}>
            <bdi>{card.units[locale]}</bdi>
            {card.price > 0 && <bdi>{formatMoney(currentPrice(card), locale)}</bdi>}
          </p>
        )}
        {note}
      </div>
      <div className={styles.foot}>
        {children}
        {rate !== null && <bdi className={styles.rate}>{formatMoney(rate, locale)}</bdi>}
      </div>
    </article>
  );
}
