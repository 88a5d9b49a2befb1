import { Trans } from '@lingui/react/macro';

import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Status } from '#src/ui/status.tsx';

import type { Undo } from './use-undo.ts';

import styles from './undo-bar.module.css';

/** What was done last, and the way back, under the thumb. It stays: nobody has to be quick. */
export function UndoBar({ undo, className = '' }: { undo: Undo; className?: string | undefined }) {
  return (
    <Status className={`${styles.place} ${className}`}>
      {undo.last && (
        <div className={styles.bar} data-passing="">
          <p className={styles.words}>
            {undo.last.message}
            {undo.last.about !== undefined && <small dir="auto">{undo.last.about}</small>}
          </p>
          <Button look="plain" onClick={undo.undo}>
            <Icon name="arrow-counter-clockwise" size={18} />
            <Trans>Undo</Trans>
          </Button>
        </div>
      )}
    </Status>
  );
}
