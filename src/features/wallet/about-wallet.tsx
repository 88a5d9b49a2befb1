import { Trans } from '@lingui/react/macro';

import { SUPPORT_ADDRESS } from '#src/blocks/support-address.ts';

import { FriendWaits } from './friend-waits.tsx';

import styles from './about-wallet.module.css';
import boxes from './wallet.module.css';

/** account.md section 9: what the wallet is and is not. The shop is written to; it has no number to be shown. */
export function AboutWallet({ waitsDays }: { waitsDays: number }) {
  return (
    <section className={boxes.box}>
      <details>
        <summary className={styles.title}>
          <Trans>About the wallet</Trans>
        </summary>
        <ul className={styles.list}>
          <li>
            <Trans>Money in your wallet is not refundable.</Trans>
          </li>
          <li>
            <Trans>You can only use it for your own purchases.</Trans>
          </li>
          <li>
            <Trans>It never expires.</Trans>
          </li>
          <li>
            <FriendWaits days={waitsDays} />
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
    </section>
  );
}
