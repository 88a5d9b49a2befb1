import { Trans } from '@lingui/react/macro';

import type { RegularOffer } from '#contract/regulars.ts';
import { PanelLink } from '#src/blocks/panel-link.tsx';

import styles from './regular-form.module.css';

interface Props {
  existing: NonNullable<RegularOffer['existing']>;
  /** Whether what is chosen here is paid at once; null where that is not chosen. */
  paysNow: boolean | null;
}

/** It is ordered regularly already: what becomes of that, and of what was paid for it. */
export function ExistingNote({ existing, paysNow }: Props) {
  return (
    <p className={styles.note}>
      <strong>
        <Trans>You have this as a regular order already.</Trans>
      </strong>{' '}
      {paysNow === true ? (
        <Trans>What you choose here takes its place once it is paid.</Trans>
      ) : (
        <Trans>What you choose here takes its place.</Trans>
      )}
      {existing.isPaid && (
        <>
          {' '}
          <Trans>What you paid for deliveries that are still to come goes back into your wallet.</Trans>
        </>
      )}{' '}
      <PanelLink path="/account/myregulars" panel="myregulars" params={{}} isOver>
        <Trans>My regulars</Trans>
      </PanelLink>
    </p>
  );
}
