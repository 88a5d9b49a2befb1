import { Trans } from '@lingui/react/macro';

import { AppLink } from '#src/blocks/app-link.tsx';
import { Icon } from '#src/ui/icon.tsx';

import styles from './header-strip.module.css';

/** The shortcut to the wallet: what is in it, and that more can be added. `available`: undefined until it is known. */
export function WalletTile({ available }: { available: string | undefined }) {
  const [before, number, after] = available?.split(/([\d.,]*\d)/) ?? [];
  return (
    <li className={styles.wallet}>
      <AppLink path="/account/mywallet" className={styles.shortcut}>
        <Icon name="wallet" size={20} />
        <span className={styles.note}>
          <Trans>Wallet</Trans>
        </span>
        <span className={styles.figure}>
          {number !== undefined && (
            <bdi>
              <small>{before}</small>
              {number}
              <small>{after}</small>
            </bdi>
          )}
        </span>
        <span className={styles.add}>
          <Icon name="plus" size={16} />
          <Trans>Top up</Trans>
        </span>
      </AppLink>
    </li>
  );
}
