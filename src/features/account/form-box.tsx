import { useId, type ReactNode } from 'react';

import styles from './form.module.css';

/** Fields that belong together, in a box of their own. */
export function FormBox({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.box} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
