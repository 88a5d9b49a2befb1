import { Trans } from '@lingui/react/macro';

import { SitePages } from './site-pages.tsx';

import styles from './site-footer.module.css';

export function SiteFooter() {
  return (
    <footer className={styles.footer}>
      <SitePages />
      <p>
        <Trans>Prices are in AED and include 5% VAT.</Trans>
      </p>
      <p>
        <Trans>
          Ordering is not open yet. Accounts, lists, the cart, browsing and searching are, without signal too.
        </Trans>
      </p>
    </footer>
  );
}
