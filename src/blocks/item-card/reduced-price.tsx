import { Trans } from '@lingui/react/macro';

import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

import styles from './item-card.module.css';

interface Props {
  /** Null where the row says it at its end. */
  now: number | null;
  before: number;
  /** For as many as the row has. */
  saved: number;
}

/** What one cost before a promotion, and what that saves. */
export function ReducedPrice({ now, before, saved }: Props) {
  const locale = useLocale();
  return (
    <p className={styles.reduction}>
      {now !== null && <bdi className={styles.reduced}>{formatMoney(now, locale)}</bdi>}
      <s>
        <VisuallyHidden>
          <Trans>before</Trans>{' '}
        </VisuallyHidden>
        <bdi>{formatMoney(before, locale)}</bdi>
      </s>
      <span className={styles.saved}>
        <Trans>
          Save <bdi>{formatMoney(saved, locale)}</bdi>
        </Trans>
      </span>
    </p>
  );
}
