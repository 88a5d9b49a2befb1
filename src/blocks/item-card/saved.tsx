import { Trans } from '@lingui/react/macro';

import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';

import styles from './item-card.module.css';

/** What a row's promotion saves, where there is room for it: the old sum stands above the new one. */
export function Saved({ fils }: { fils: number }) {
  const locale = useLocale();
  return (
    <span className={styles.saved}>
      <Trans>
        Save <bdi>{formatMoney(fils, locale)}</bdi>
      </Trans>
    </span>
  );
}
