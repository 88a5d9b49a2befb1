import { Plural, Trans } from '@lingui/react/macro';

import type { DetailLine } from '#contract/order-detail.ts';

import { OrderedItem } from './ordered-item.tsx';

import styles from './order-content.module.css';

/** What was ordered, each with what came in its place. */
export function OrderLines({ lines }: { lines: readonly DetailLine[] }) {
  const ordered = lines.filter(({ substituteFor }) => substituteFor === null);
  return (
    <section className={styles.box} aria-labelledby="order-items">
      <h2 id="order-items" className={styles.title}>
        <Trans>Items</Trans>{' '}
        <span className={styles.soft}>
          <Plural value={ordered.length} one="# product" other="# products" />
        </span>
      </h2>
      <ul className={styles.lines}>
        {ordered.map((line) => (
          <li key={line.srno}>
            <OrderedItem line={line} instead={lines.filter(({ substituteFor }) => substituteFor === line.srno)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
