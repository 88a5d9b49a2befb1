import type { DetailLine } from '#contract/order-detail.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';

import { LineNotes } from './line-notes.tsx';
import { OrderedProductLink } from './ordered-product-link.tsx';
import { SizeAndCount } from './size-and-count.tsx';

import styles from './ordered-item.module.css';

interface Props {
  line: DetailLine;
  /** What was picked in its place. */
  instead?: readonly DetailLine[];
}

/** One product of an order: how many, what it came to, and what of it could not be had. */
export function OrderedItem({ line, instead = [] }: Props) {
  const locale = useLocale();
  const { quantity, picked, amount } = line;
  const isGone = picked === 0;
  // 0: the shop has it no more, nor a page of it.
  const isSold = line.stockDocno > 0;
  const image = <img src={line.image} alt="" width={56} height={56} loading="lazy" decoding="async" />;
  return (
    <>
      <div className={styles.line} data-srno={line.srno} data-gone={isGone ? '' : undefined}>
        {isSold ? (
          <OrderedProductLink product={line} isPicture>
            {image}
          </OrderedProductLink>
        ) : (
          image
        )}
        <div>
          <div className={styles.facts}>
            <div className={styles.words}>
              <h3 className={styles.name}>
                {isSold ? (
                  <OrderedProductLink product={line}>{line.name[locale]}</OrderedProductLink>
                ) : (
                  line.name[locale]
                )}
              </h3>
              <SizeAndCount units={line.units} quantity={quantity} />
            </div>
            <div className={styles.money}>
              <bdi className={styles.amount}>{formatMoney(amount, locale)}</bdi>
            </div>
          </div>
          <LineNotes line={line} instead={instead} />
        </div>
      </div>
      {instead.length > 0 && (
        <div className={styles.instead}>
          {instead.map((one) => (
            <OrderedItem key={one.srno} line={one} />
          ))}
        </div>
      )}
    </>
  );
}
