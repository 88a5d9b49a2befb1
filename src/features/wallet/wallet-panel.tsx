import { WalletContent } from './wallet-content.tsx';

import styles from './wallet.module.css';

/** Panel `mywallet`: the same beside a page. */
export function WalletPanel() {
  return (
    <div className={styles.screen}>
      <WalletContent />
    </div>
  );
}
