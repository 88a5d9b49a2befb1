import { Trans } from '@lingui/react/macro';

import { sayHours } from '#contract/rules/hours.ts';
import { stopAdding, type Adding } from '#src/domain/orders/adding.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Button } from '#src/ui/button.tsx';
import { Status } from '#src/ui/status.tsx';

import styles from './adding-bar.module.css';

interface Props {
  adding: Adding;
  isStill?: boolean;
  /** The button that began it is gone: the keyboard goes on here. */
  takesFocus?: boolean;
}

/** Says which order the cart is added to, and stops that (remaining.md C8). */
export function AddingBar({ adding, isStill = false, takesFocus = false }: Props) {
  const locale = useLocale();
  const number = <bdi dir="ltr">{`RSO-${adding.docno}`}</bdi>;
  return (
    <Status className={styles.bar}>
      <span>
        <Trans>
          Adding to order {number}, coming <bdi>{adding.dayLabel[locale]}</bdi>,{' '}
          <bdi>{sayHours(adding.time, locale)}</bdi>
        </Trans>
      </span>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- see takesFocus */}
      <Button look="plain" autoFocus={takesFocus} disabled={isStill} onClick={stopAdding}>
        <Trans>Stop</Trans>
      </Button>
    </Status>
  );
}
