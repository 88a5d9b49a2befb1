import { Fragment, type ReactNode } from 'react';

import type { OrderDetail } from '#contract/order-detail.ts';

import styles from './acts.module.css';

interface Props {
  numbers: OrderDetail['children'];
  /** What is said of them; their numbers stand in it. */
  children: (numbers: ReactNode) => ReactNode;
}

/** Names the orders that were added to one and go where it goes; nothing where there is none. */
export function ChildOrders({ numbers, children: said }: Props) {
  const going = numbers.filter(({ state }) => state > 0);
  if (going.length === 0) return null;
  const listed = going.map(({ docno }, at) => (
    <Fragment key={docno}>
      {at > 0 && ', '}
      <span className={styles.number}>{`RSO-${docno}`}</span>
    </Fragment>
  ));
  return <p className={styles.said}>{said(<bdi dir="ltr">{listed}</bdi>)}</p>;
}
