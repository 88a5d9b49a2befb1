import { Trans } from '@lingui/react/macro';

import { usePriceAge } from '#src/blocks/use-price-age.ts';
import { Icon } from '#src/ui/icon.tsx';

import styles from './address-list.module.css';

interface Props {
  /** ISO time at which the server gave the addresses. */
  asOf: string;
}

/** How old the addresses are: always without signal, and when they are old. */
export function AddressAge({ asOf }: Props) {
  const age = usePriceAge(asOf);
  if (age === null) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> belongs to a form
    <p className={styles.age} role="status">
      <Icon name="clock" size={16} />
      <span>
        <Trans>
          Addresses as of <bdi>{age}</bdi>
        </Trans>
      </span>
    </p>
  );
}
