import { Trans } from '@lingui/react/macro';

import type { DetailLine } from '#contract/order-detail.ts';

import { OrderedItem } from './ordered-item.tsx';

import boxes from './order-box.module.css';
import styles from './order-content.module.css';

interface Props {
  lines: readonly DetailLine[];
}

/** What was ordered, each with what came in its place; a gift box with what lies in it. */
export function OrderLines({ lines }: Props) {
  const ordered = lines.filter(({ substituteFor }) => substituteFor === null);
  const gifts = ordered
    .filter(({ cartType }) => cartType === 'CGB')
    .toSorted((a, b) => Number(b.isBox) - Number(a.isBox));
  const listed = (these: readonly DetailLine[]) => (
    <ul className={styles.lines}>
      {these.map((line) => (
        <li key={line.srno}>
          <OrderedItem line={line} instead={lines.filter(({ substituteFor }) => substituteFor === line.srno)} />
        </li>
      ))}
    </ul>
  );
  return (
    <section className={boxes.box} aria-labelledby="order-items">
      <h2 id="order-items" className={boxes.title}>
        <Trans>Items</Trans> <bdi className={boxes.soft}>{ordered.length}</bdi>
      </h2>
      {gifts.length < ordered.length && listed(ordered.filter(({ cartType }) => cartType !== 'CGB'))}
      {gifts.length > 0 && (
        <section aria-labelledby="order-gifts">
          <h3 id="order-gifts" className={styles.gifts}>
            <Trans>Gift Box</Trans>
          </h3>
          {listed(gifts)}
        </section>
      )}
    </section>
  );
}
