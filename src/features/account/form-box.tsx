import { useId, type ReactNode } from 'react';

import cards from './cards.module.css';
import styles from './form.module.css';

/** Fields that belong together, in a box of their own. */
export function FormBox({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.box} aria-labelledby={id}>
      <h2 id={id} className={cards.title}>
        {title}
      </h2>
      <div className={styles.group}>{children}</div>
    </section>
  );
}
