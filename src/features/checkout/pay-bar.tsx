import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Button } from '#src/ui/button.tsx';

import styles from './pay-bar.module.css';

interface Props {
  /** Fils; null before the shop has said what it comes to. */
  total: number | null;
  /** The shop is being asked again: the figure is the last one. */
  isStale?: boolean;
  /** Below the total, instead of what it includes: what is missing. */
  note?: ReactNode;
  isDisabled?: boolean;
  /** Above the button, where it cannot be missed: what went wrong, or how a payment stands. */
  said?: ReactNode;
  onPress?: () => void;
  /** The id of a form that the button sends, instead. */
  submits?: string;
  /** What the button does. */
  children: ReactNode;
}

/** What the order comes to and the one button that leads on: at the lower edge of a phone, below the summary on a wide screen. */
export function PayBar({ total, isStale = false, note, isDisabled = false, said, onPress, submits, children }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <section className={styles.bar} aria-label={t`Payment`} aria-busy={isStale}>
      {said}
      <div className={styles.row}>
        <p className={styles.total} data-stale={isStale || undefined}>
          {total !== null && <bdi>{formatMoney(total, locale)}</bdi>}
          <span className={styles.note}>
            {note ?? (isStale ? <Trans>Updating…</Trans> : total !== null && <Trans>Includes VAT</Trans>)}
          </span>
        </p>
        <Button
          className={styles.go}
          aria-disabled={isDisabled}
          type={submits !== undefined && !isDisabled ? 'submit' : 'button'}
          form={submits}
          onClick={isDisabled ? undefined : onPress}
        >
          {children}
        </Button>
      </div>
    </section>
  );
}
