import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import type { Tracking } from '#contract/order-detail.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';

import { OrderAgainButton } from './order-again-button.tsx';
import { OrderedProductLink } from './ordered-product-link.tsx';
import { SizeAndCount } from './size-and-count.tsx';

import boxes from './order-box.module.css';
import cards from './order-card.module.css';
import content from './order-content.module.css';
import styles from './ordered-item.module.css';

const PLACED = 1;

interface Props {
  tracking: Tracking;
  /** The way to the whole order. */
  children: ReactNode;
}

/**
 * What comes, as it was ordered. Buy Again (storefront.md section 2) is of all of it, once it is picked: before that one adds to the order
 * itself, and a button at each thing would ask for a second one of what has not come yet.
 */
export function TrackedItems({ tracking: { docno, stage, items }, children }: Props) {
  const locale = useLocale();
  if (items.length === 0) return null;
  return (
    <section className={boxes.box} aria-labelledby="tracked-items">
      <div className={cards.head}>
        <h2 id="tracked-items" className={boxes.title}>
          <Trans>In this order</Trans> <bdi className={boxes.soft}>{items.length}</bdi>
        </h2>
        {children}
      </div>
      <ul className={content.lines}>
        {items.map(({ stockCode, name, units, image, quantity, amount }) => (
          <li key={stockCode} className={styles.line}>
            {image === '' ? (
              <span />
            ) : (
              <OrderedProductLink product={{ stockCode, name }} isPicture>
                <img src={image} alt="" width={56} height={56} loading="lazy" decoding="async" />
              </OrderedProductLink>
            )}
            <div className={styles.facts}>
              <div className={styles.words}>
                <h3 className={styles.name}>
                  <OrderedProductLink product={{ stockCode, name }}>{name[locale]}</OrderedProductLink>
                </h3>
                <SizeAndCount units={units} quantity={quantity} />
              </div>
              {amount !== null && (
                <div className={styles.money}>
                  <bdi className={styles.amount}>{formatMoney(amount, locale)}</bdi>
                </div>
              )}
            </div>
          </li>
        ))}
      </ul>
      {stage > PLACED && <OrderAgainButton order={{ doctype: 'RSO', docno }} />}
    </section>
  );
}
