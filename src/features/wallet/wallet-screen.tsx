import { Trans } from '@lingui/react/macro';

import { ScreenHeader } from '#src/blocks/screen-header.tsx';

import { WalletContent } from './wallet-content.tsx';

import styles from './wallet.module.css';

/** /account/mywallet (account.md section 2, Wallet page). */
export function WalletScreen() {
  return (
    <div className={styles.screen}>
      <ScreenHeader title={<Trans>My wallet</Trans>} />
      <WalletContent />
    </div>
  );
}
