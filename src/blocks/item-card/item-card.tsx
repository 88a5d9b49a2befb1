import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { currentPrice } from '#contract/rules/availability.ts';
import { productPath } from '#contract/urls.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

import styles from './item-card.module.css';

/** storefront.md section 4, Cart item card variants: which list the item is shown in. */
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
  /** The product may still be read. */
  isReading: boolean;
  /** Shown for a product that the device does not know. */
  fallbackName: string;
  /** What the line costs in all, in fils; null where that is not known. */
  rate?: number | null;
  /** Before the picture: the tick of a list's item. */
  lead?: ReactNode;
  /** Beside the size and the price. */
  fact?: ReactNode;
  /** A word about it: out of stock, waiting on this device. */
  note?: ReactNode;
  /** Stepper and buttons. */
  children?: ReactNode;
}

/** A product as one line of a list: picture, name, price, and what can be done with it there. */
export function ItemCard({ variant, card, isReading, fallbackName, rate = null, lead, fact, note, children }: Props) {
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
      {lead && <div className={styles.lead}>{lead}</div>}
      <div className={styles.picture}>
        {card ? (
          <img src={card.image} alt="" width={80} height={80} loading="lazy" decoding="async" />
        ) : (
          <Icon name="basket" />
        )}
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
            <span>
              <bdi>{card.brand[locale]}</bdi> · <bdi>{card.units[locale]}</bdi>
            </span>
            {card.price > 0 && <bdi className={styles.price}>{formatMoney(currentPrice(card), locale)}</bdi>}
            {fact}
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
