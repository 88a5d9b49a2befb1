import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { useLocale } from '#src/state/locale.tsx';

import styles from './form.module.css';

/** account.md section 2, Routes: the legal pages are linked from the profile, too. */
export function LegalLinks() {
  const locale = useLocale();
  return (
    <p className={styles.small}>
      <Trans>
        Your account falls under our{' '}
        <Link to="/$locale/termsandconditions" params={{ locale }}>
          terms
        </Link>{' '}
        and our{' '}
        <Link to="/$locale/privacy-policy" params={{ locale }}>
          privacy policy
        </Link>
        .
      </Trans>
    </p>
  );
}
