import { Trans } from '@lingui/react/macro';

import { sayHours } from '#contract/rules/hours.ts';
import { stopAdding, type Adding } from '#src/domain/orders/adding.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Button } from '#src/ui/button.tsx';
import { Status } from '#src/ui/status.tsx';

import styles from './adding-bar.module.css';

/** Says which order the cart is added to, and stops that (remaining.md C8). */
export function AddingBar({ adding, isStill = false }: { adding: Adding; isStill?: boolean }) {
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
      <Button look="plain" disabled={isStill} onClick={stopAdding}>
        <Trans>Stop</Trans>
      </Button>
    </Status>
  );
}
