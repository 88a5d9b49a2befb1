import { Trans } from '@lingui/react/macro';

import type { RegularOffer } from '#contract/regulars.ts';

import styles from './regular-form.module.css';

/** It is ordered regularly already: what becomes of that, and of what was paid for it. */
export function ExistingNote({ existing }: { existing: NonNullable<RegularOffer['existing']> }) {
  return (
    <p className={styles.note}>
      <Trans>You have this as a regular order already. What you choose here takes its place.</Trans>
      {existing.isPaid && (
        <>
          {' '}
          <Trans>What you paid for deliveries that are still to come goes back into your wallet.</Trans>
        </>
      )}
    </p>
  );
}
