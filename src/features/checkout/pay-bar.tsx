import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, type ReactNode } from 'react';

import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';

import { LEADS_ON, useHandedFocus } from './use-handed-focus.ts';

import styles from './pay-bar.module.css';

interface Props {
  /** Fils; null before the shop has said what it comes to, and where the button says it. */
  total: number | null;
  /** The shop is being asked again: the figure is the last one. */
  isStale?: boolean;
  /** Below the total, instead of what it includes: what is missing. */
  note?: ReactNode;
  isDisabled?: boolean;
  /** Above the button, where it cannot be missed: what went wrong, or how a payment stands. */
  said?: ReactNode;
  onPress?: () => void;
  /** Where the summary is not in sight: shows it, beside a button that says the total. */
  onTotal?: (() => void) | undefined;
  /** The id of a form that the button sends, instead. */
  submits?: string;
  /** What the button does. */
  children: ReactNode;
}

/** What the order comes to and the one button that leads on: at the lower edge of a phone, below the summary on a wide screen. */
export function PayBar({ total, isStale = false, note, isDisabled = false, said, submits, children, ...on }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const button = useRef<HTMLButtonElement>(null);
  useHandedFocus(button);
  return (
    <section className={styles.bar} aria-label={t`Payment`} aria-busy={isStale}>
      {said}
      <div className={styles.row}>
        <div
          className={styles.total}
          hidden={total === null && note === undefined && !isStale && !on.onTotal}
          data-stale={isStale || undefined}
        >
          {total !== null && <bdi>{formatMoney(total, locale)}</bdi>}
          {on.onTotal && (
            <button type="button" className={styles.open} aria-label={t`Order summary`} onClick={on.onTotal}>
              <Trans>Summary</Trans> <Icon name="caret-down" size={14} />
            </button>
          )}
          <span className={styles.note} data-own={note === undefined ? undefined : ''}>
            {note ?? (isStale ? <Trans>Updating…</Trans> : total !== null && <Trans>Includes VAT</Trans>)}
          </span>
        </div>
        <Button
          ref={button}
          {...{ [LEADS_ON]: '' }}
          className={styles.go}
          aria-disabled={isDisabled}
          type={submits !== undefined && !isDisabled ? 'submit' : 'button'}
          form={submits}
          onClick={isDisabled ? undefined : on.onPress}
        >
          {children}
        </Button>
      </div>
    </section>
  );
}
