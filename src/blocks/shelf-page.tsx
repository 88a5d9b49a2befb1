import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

import { PagePriceAge } from './page-price-age.tsx';

import styles from './shelf-page.module.css';

interface Props {
  /** What joins these products: "Origin", "Full range". */
  kind: ReactNode;
  name: string;
  total: number;
  /** ISO time at which the server gave the prices. */
  asOf: string;
  children: ReactNode;
}

/** A page of products that belong together: what they are, how many, and the list. */
export function ShelfPage({ kind, name, total, asOf, children }: Props) {
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <p className={styles.kind}>{kind}</p>
        <h1 className={styles.title}>{name}</h1>
        <p className={styles.count}>
          <Plural value={total} one="# product" other="# products" />
        </p>
      </header>
      <PagePriceAge asOf={asOf} />
      <h2>
        <VisuallyHidden>
          <Trans>Products</Trans>
        </VisuallyHidden>
      </h2>
      {children}
    </div>
  );
}
