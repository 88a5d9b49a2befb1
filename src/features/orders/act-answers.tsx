import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { useIsOffline } from '#src/state/connectivity.ts';
import { Button } from '#src/ui/button.tsx';
import { Status } from '#src/ui/status.tsx';

import bars from '#src/ui/bottom-bar.module.css';
import styles from './acts.module.css';

interface Props {
  /** What the button that acts says. */
  yes: ReactNode;
  onYes: () => void;
  no: ReactNode;
  onNo: () => void;
  isBusy?: boolean;
  /** What cannot be undone is asked in red. */
  isDangerous?: boolean;
  /** It asks nothing of the shop: no signal is needed. */
  isLocal?: boolean;
  /** Something has to be chosen first. */
  isLacking?: boolean;
  /** Nothing is asked that has to be answered: "no" is words alone. */
  isInvitation?: boolean;
}

/** The two answers below a question about an order. Nothing that is asked of the shop is queued: without signal it says so. */
export function ActAnswers({ yes, onYes, no, onNo, isBusy = false, isDangerous = false, ...more }: Props) {
  const isOffline = useIsOffline();
  const lacksSignal = isOffline && more.isLocal !== true;
  const isStill = isBusy || lacksSignal || more.isLacking === true;
  return (
    <>
      {lacksSignal && (
        <Status className={styles.note}>
          <Trans>No signal. This needs the network.</Trans>
        </Status>
      )}
      <div className={more.isInvitation ? `${bars.bar} ${styles.invited}` : styles.answers}>
        <Button look={more.isInvitation ? 'plain' : 'quiet'} onClick={onNo}>
          {no}
        </Button>
        <Button
          look={isDangerous ? 'danger' : 'primary'}
          aria-disabled={isStill}
          onClick={() => {
            if (!isStill) onYes();
          }}
        >
          {yes}
        </Button>
      </div>
    </>
  );
}
