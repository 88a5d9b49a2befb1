import { Trans } from '@lingui/react/macro';

import { SUPPORT_ADDRESS } from '#src/blocks/support-address.ts';

import styles from './about-wallet.module.css';
import boxes from './wallet.module.css';

/** account.md section 9: what the wallet is and is not. The shop is written to; it has no number to be shown. */
export function AboutWallet() {
  return (
    <details className={boxes.box}>
      <summary className={styles.title}>
        <Trans>About the wallet</Trans>
      </summary>
      <ul className={styles.list}>
        <li>
          <Trans>Wallet amounts are not refundable.</Trans>
        </li>
        <li>
          <Trans>They can only be redeemed on your own purchases.</Trans>
        </li>
        <li>
          <Trans>They have no expiry.</Trans>
        </li>
        <li>
          <Trans>
            Money to a friend waits for 180 days if they have no account yet. After that it comes back to you.
          </Trans>
        </li>
        <li>
          <Trans>
            Questions? Write to{' '}
            <a href={`mailto:${SUPPORT_ADDRESS}`}>
              <bdi dir="ltr">{SUPPORT_ADDRESS}</bdi>
            </a>
            .
          </Trans>
        </li>
      </ul>
    </details>
  );
}
