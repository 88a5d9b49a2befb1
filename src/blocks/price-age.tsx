import { Trans } from '@lingui/react/macro';

import { Icon } from '#src/ui/icon.tsx';

import { usePriceAge } from './use-price-age.ts';

import styles from './price-age.module.css';

interface Props {
  /** ISO time at which the server gave the prices. */
  asOf: string;
}

/** How old the prices in a panel are ("prices from 10:42"): always without signal, and when they are old. */
export function PriceAge({ asOf }: Props) {
  const age = usePriceAge(asOf);
  if (age === null) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> belongs to a form
    <p className={styles.age} role="status">
      <Icon name="clock" size={16} />
      <span>
        <Trans>
          Prices from <bdi>{age}</bdi>
        </Trans>
      </span>
    </p>
  );
}
