import { Plural, Trans } from '@lingui/react/macro';

import type { DetailLine } from '#contract/order-detail.ts';

import { OrderedItem } from './ordered-item.tsx';

import boxes from './order-box.module.css';
import styles from './order-content.module.css';

/** What was ordered, each with what came in its place. */
export function OrderLines({ lines }: { lines: readonly DetailLine[] }) {
  const ordered = lines.filter(({ substituteFor }) => substituteFor === null);
  return (
    <section className={boxes.box} aria-labelledby="order-items">
      <h2 id="order-items" className={boxes.title}>
        <Trans>Items</Trans>{' '}
        <span className={boxes.soft}>
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
