import { type ReactNode, useId } from 'react';

import styles from './cart-section.module.css';

interface Props {
  title: string;
  count: number;
  /** Said where there is nothing, and the children do not say it. */
  empty?: string;
  children: ReactNode;
}

/** One of the three parts of the cart, with how many products are in it. */
export function CartSection({ title, count, empty, children }: Props) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
        <bdi className={styles.count}>{count}</bdi>
      </h2>
      {count === 0 && empty !== undefined ? <p className={styles.empty}>{empty}</p> : children}
    </section>
  );
}
