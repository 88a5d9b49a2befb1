import { Trans } from '@lingui/react/macro';

import type { Bilingual } from '#contract/wire-types.ts';
import { useLocale } from '#src/state/locale.tsx';

import styles from './ordered-item.module.css';

interface Props {
  /** How large one of it is; null where a kept answer does not say it. */
  units: Bilingual | null;
  quantity: number;
}

/** How large a product of an order is, and how many of it there are where that is more than one. */
export function SizeAndCount({ units, quantity }: Props) {
  const locale = useLocale();
  return (
    <p className={styles.units}>
      {units && <bdi>{units[locale]}</bdi>}
      {quantity > 1 && (
        <>
          {units && ' · '}
          <Trans>Qty {quantity}</Trans>
        </>
      )}
    </p>
  );
}
