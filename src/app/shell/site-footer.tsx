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
        <Trans>Browsing, lists and the cart work without signal too.</Trans>
      </p>
    </footer>
  );
}
