import { type ReactNode, useId } from 'react';

import styles from './cart-section.module.css';

interface Props {
  title: string;
  count: number;
  children: ReactNode;
}

/** One of the three parts of the cart, with how many products are in it. */
export function CartSection({ title, count, children }: Props) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
        <bdi className={styles.count}>{count}</bdi>
      </h2>
      {children}
    </section>
  );
}
