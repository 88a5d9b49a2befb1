import { Trans } from '@lingui/react/macro';
import { useState } from 'react';

import { regularDeclined } from '#src/state/order-marks.ts';
import { openPanel } from '#src/state/panels.ts';
import { Button } from '#src/ui/button.tsx';

import rows from './rows.module.css';
import styles from './thanks-screen.module.css';

/** "make this a regular order" (account.md section 4, Thank-you page): asked until it was declined. `docno`: of the first that was placed. */
export function RegularPrompt({ docno }: { docno: number }) {
  const [isAnswered, setIsAnswered] = useState(() => regularDeclined.isSet(docno));
  if (isAnswered) return null;
  const decline = (): void => {
    regularDeclined.set(docno);
    setIsAnswered(true);
  };
  return (
    <section className={styles.order} aria-labelledby="regular-prompt">
      <h2 id="regular-prompt" className={styles.number}>
        <Trans>Make this a regular order?</Trans>
      </h2>
      <p>
        <Trans>The same items, on the days you choose, without ordering each time.</Trans>
      </p>
      <div className={rows.beside}>
        <Button look="quiet" onClick={() => openPanel('regular_modal', { orderDocno: docno })}>
          <Trans>Yes</Trans>
        </Button>
        <Button look="quiet" onClick={decline}>
          <Trans>No</Trans>
        </Button>
      </div>
    </section>
  );
}
