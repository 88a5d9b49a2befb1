import { orderPath } from '#contract/order-urls.ts';
import { AppLink } from '#src/blocks/app-link.tsx';

import styles from './statements.module.css';

/** An order's number, which leads to it. */
export function DocumentLink({ docno }: { docno: number }) {
  return (
    <AppLink path={orderPath({ doctype: 'RSO', docno }, 'past')} className={styles.link}>
      <bdi dir="ltr">RSO-{docno}</bdi>
    </AppLink>
  );
}
