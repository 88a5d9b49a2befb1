import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';

import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

import { CountedTitle } from './counted-title.tsx';

import styles from './cart-section.module.css';

interface Props {
  title: string;
  count: number;
  /** The page's own heading says what it is. */
  isNamed?: boolean;
  children: ReactNode;
}

/** One of the three parts of the cart, with how many products are in it. */
export function CartSection({ title, count, isNamed = false, children }: Props) {
  const id = useId();
  return (
    <section className={styles.section} {...(isNamed ? { 'aria-label': title } : { 'aria-labelledby': id })}>
      {isNamed ? (
        // The products' own headings stand below one of the second level.
        <VisuallyHidden as="h2">
          <Trans>Items</Trans>
        </VisuallyHidden>
      ) : (
        <h2 id={id} className={styles.title}>
          <CountedTitle title={title} count={count} />
        </h2>
      )}
      {children}
    </section>
  );
}
