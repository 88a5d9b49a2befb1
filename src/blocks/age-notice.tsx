import { Trans } from '@lingui/react/macro';

import { Icon } from '#src/ui/icon.tsx';
import { Status } from '#src/ui/status.tsx';

import { useAge } from './use-age.ts';

import styles from './age-notice.module.css';

interface Props {
  /** What is this old are prices. */
  ofPrices?: boolean;
  /** ISO time at which the server gave it. */
  asOf: string;
  /** A newer one was asked for, and did not come. */
  isLate?: boolean;
}

/** How old a part of a page or a panel is: always without signal, and when it is old. A whole page's prices: `PagePriceAge`. */
export function AgeNotice({ ofPrices = false, asOf, isLate = false }: Props) {
  const age = useAge(asOf, isLate);
  if (age === null) return null;
  return (
    <Status className={styles.age}>
      <Icon name="clock" size={16} />
      <span>
        {ofPrices ? (
          <Trans>
            Prices from <bdi>{age}</bdi>
          </Trans>
        ) : (
          <Trans>
            Last updated <bdi>{age}</bdi>
          </Trans>
        )}
      </span>
    </Status>
  );
}
