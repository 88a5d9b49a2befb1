import { useState, type ReactNode } from 'react';

import type { IconName } from '#src/ui/icon-names.ts';
import { Icon } from '#src/ui/icon.tsx';

import block from './checkout-block.module.css';
import styles from './checkout-fold.module.css';

interface Props {
  icon: IconName;
  title: ReactNode;
  /** What is chosen in it, in one line. */
  chosen: ReactNode;
  /** Something in it was refused: it opens, so that the words are seen. */
  hasError?: boolean;
  children: ReactNode;
}

/** A block that most orders need nothing of: closed, it says what is chosen in it. */
export function CheckoutFold({ icon, title, chosen, hasError = false, children }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className={styles.fold}
      open={isOpen || hasError}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className={block.head}>
        <Icon name={icon} size={22} />
        <span className={styles.words}>
          <h2 className={block.title}>{title}</h2>
          <span className={styles.chosen}>{chosen}</span>
        </span>
        <span className={styles.caret}>
          <Icon name="caret-down" size={20} />
        </span>
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}
