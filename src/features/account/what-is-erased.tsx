import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { useLocale } from '#src/state/locale.tsx';

import { ExportButton } from './export-button.tsx';
import { UnsentGifts } from './unsent-gifts.tsx';

import styles from './form.module.css';

/** What goes with the account and what the law has a shop keep (uae.md, Privacy; the privacy page says the same at length). */
export function WhatIsErased() {
  const locale = useLocale();
  return (
    <>
      <p>
        <Trans>At once and for good, on our side and on this device:</Trans>
      </p>
      <ul className={styles.list}>
        <li>
          <Trans>your profile, your password and every sign-in</Trans>
        </li>
        <li>
          <Trans>your addresses, your points and what else your account holds</Trans>
        </li>
        <li>
          <Trans>the codes and messages that we sent you</Trans>
        </li>
        <li>
          <Trans>address, number and notes on your orders, and the comments of your ratings</Trans>
        </li>
      </ul>
      <p className={styles.small}>
        <Trans>
          What is in your wallet, your points and your vouchers are given up. The law has a shop keep tax invoices for
          five years, with the name and address on them. What you ordered stays too, without name, address, number or
          notes. More in the{' '}
          <Link to="/$locale/privacy-policy" params={{ locale }}>
            privacy policy
          </Link>
          .
        </Trans>
      </p>
      <UnsentGifts />
      <p className={styles.small}>
        <Trans>Take your data along first, if you want it:</Trans>
      </p>
      <div className={styles.actions}>
        <ExportButton />
      </div>
    </>
  );
}
