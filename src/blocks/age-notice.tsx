import { Trans } from '@lingui/react/macro';

import { Icon } from '#src/ui/icon.tsx';
import { Status } from '#src/ui/status.tsx';

import { useAge } from './use-age.ts';

import styles from './age-notice.module.css';

interface Props {
  /** What is this old. */
  of: 'prices' | 'addresses' | 'account' | 'order' | 'orders' | 'wallet';
  /** ISO time at which the server gave it. */
  asOf: string;
  /** A newer one was asked for, and did not come. */
  isLate?: boolean;
}

/** How old a part of a page or a panel is: always without signal, and when it is old. A whole page's prices: `PagePriceAge`. */
export function AgeNotice({ of, asOf, isLate = false }: Props) {
  const age = useAge(asOf, isLate);
  if (age === null) return null;
  return (
    <Status className={styles.age}>
      <Icon name="clock" size={16} />
      <span>
        {of === 'prices' ? (
          <Trans>
            Prices from <bdi>{age}</bdi>
          </Trans>
        ) : of === 'addresses' ? (
          <Trans>
            Addresses as of <bdi>{age}</bdi>
          </Trans>
        ) : of === 'order' ? (
          <Trans>
            This order as of <bdi>{age}</bdi>
          </Trans>
        ) : of === 'orders' ? (
          <Trans>
            Your orders as of <bdi>{age}</bdi>
          </Trans>
        ) : of === 'wallet' ? (
          <Trans>
            Your wallet as of <bdi>{age}</bdi>
          </Trans>
        ) : (
          <Trans>
            Your details as of <bdi>{age}</bdi>
          </Trans>
        )}
      </span>
    </Status>
  );
}
