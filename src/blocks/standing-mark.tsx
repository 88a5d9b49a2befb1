import { Trans } from '@lingui/react/macro';

import type { EditStanding } from '#src/offline/shop/shop-door.ts';
import { Icon } from '#src/ui/icon.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

import styles from './standing-mark.module.css';

/** That a row waits on this device or was refused. A saved row says nothing: silence means saved. */
export function StandingMark({ standing }: { standing: EditStanding }) {
  if (standing === 'saved') return null;
  const isRefused = standing === 'attention';
  return (
    <span className={`${styles.mark} ${styles[standing]}`} data-standing={standing}>
      <Icon name={isRefused ? 'warning-circle' : 'device-mobile'} size={14} />
      {isRefused ? (
        <Trans>Needs attention</Trans>
      ) : (
        // The tray and the line about the signal say it in words.
        <VisuallyHidden>
          <Trans>On this device</Trans>
        </VisuallyHidden>
      )}
    </span>
  );
}
