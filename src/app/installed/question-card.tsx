import { useId, type ReactNode } from 'react';

import type { IconName } from '#src/ui/icon-names.ts';
import { Icon } from '#src/ui/icon.tsx';

import styles from './question-card.module.css';

interface Props {
  icon: IconName;
  title: ReactNode;
  children?: ReactNode;
  /** Its buttons. */
  actions: ReactNode;
}

/** A question of the app's own that leaves the page usable: above the tabs on a phone, in the corner on a wide screen. */
export function QuestionCard({ icon, title, children, actions }: Props) {
  const titleId = useId();
  return (
    <section className={styles.card} data-passing="" aria-labelledby={titleId} aria-live="polite">
      <h2 id={titleId} className={styles.title}>
        <Icon name={icon} size={26} />
        {title}
      </h2>
      {children}
      <div className={styles.actions}>{actions}</div>
    </section>
  );
}
