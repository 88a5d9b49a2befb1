import { Trans } from '@lingui/react/macro';

import { openPanel } from '#src/state/panels.ts';
import { Button } from '#src/ui/button.tsx';

import styles from './unproved-email.module.css';

/** Below an email that nobody has confirmed: that it is so, and the way to it (decisions.md 28). */
export function UnprovedEmail() {
  return (
    <span className={styles.line}>
      <span className={styles.chip}>
        <Trans context="email">Not confirmed</Trans>
      </span>
      <Button look="plain" onClick={() => openPanel('email', {})}>
        <Trans>Confirm email</Trans>
      </Button>
    </span>
  );
}
