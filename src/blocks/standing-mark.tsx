import { Trans } from '@lingui/react/macro';

import type { EditStanding } from '#src/offline/shop/shop-door.ts';
import { Icon } from '#src/ui/icon.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

import styles from './standing-mark.module.css';

/** That a row waits on this device (a dot), or was refused. A saved row says nothing: silence means saved. */
export function StandingMark({ standing }: { standing: EditStanding }) {
  if (standing === 'saved') return null;
  if (standing === 'attention') {
    return (
      <span className={styles.attention} data-standing={standing}>
        <Icon name="warning-circle" size={14} />
        <Trans>Needs attention</Trans>
      </span>
    );
  }
  return (
    <span className={styles.dot} data-standing={standing}>
      {/* The tray and the line about the signal say it in words. */}
      <VisuallyHidden>
        <Trans>On this device</Trans>
      </VisuallyHidden>
    </span>
  );
}
