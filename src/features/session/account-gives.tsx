import { Trans } from '@lingui/react/macro';

import { Icon } from '#src/ui/icon.tsx';

import styles from './account-gives.module.css';

/** What an account is good for, below the form where a wide screen has the room. */
export function AccountGives() {
  return (
    <ul className={styles.gives}>
      <li>
        <Icon name="heart" />
        <Trans>Your lists and cart on every device</Trans>
      </li>
      <li>
        <Icon name="map-pin" />
        <Trans>Orders you can follow to your door</Trans>
      </li>
      <li>
        <Icon name="star" />
        <Trans>Points that turn into vouchers</Trans>
      </li>
    </ul>
  );
}
