import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { useLocale } from '#src/state/locale.tsx';

import styles from './site-pages.module.css';

/** The way to what the shop has written down about itself. */
export function SitePages() {
  const { t } = useLingui();
  const params = { locale: useLocale() };
  const grocery = { to: '/$locale/sustainablegrocery', params, className: styles.link } as const;
  return (
    <nav className={styles.pages} aria-label={t`About the shop`}>
      <Link {...grocery} search={{ tab: 'our-story' }}>
        <Trans>Our story</Trans>
      </Link>
      <Link {...grocery} search={{ tab: 'quality-safety' }}>
        <Trans>Quality and safety</Trans>
      </Link>
      <Link {...grocery} search={{ tab: 'kitchen' }}>
        <Trans>Kitchen</Trans>
      </Link>
      <Link {...grocery} search={{ tab: 'news' }}>
        <Trans>News</Trans>
      </Link>
      <Link to="/$locale/termsandconditions" params={params} className={styles.link}>
        <Trans>Terms and conditions</Trans>
      </Link>
      <Link to="/$locale/privacy-policy" params={params} className={styles.link}>
        <Trans>Privacy policy</Trans>
      </Link>
    </nav>
  );
}
