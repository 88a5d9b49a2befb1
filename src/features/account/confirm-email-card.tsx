import { Trans } from '@lingui/react/macro';

import { useMine } from '#src/blocks/use-mine.ts';
import { myProfile } from '#src/domain/account/queries.ts';
import { openPanel } from '#src/state/panels.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';

import styles from './cards.module.css';

/** On the account's home until the email is confirmed (decisions.md 28); the profile says it beside the email itself. */
export function ConfirmEmailCard() {
  const profile = useMine(myProfile()).data?.value;
  if (!profile || profile.isEmailProved || profile.email === '') return null;
  return (
    <section className={styles.card} aria-labelledby="confirm-email">
      <h2 id="confirm-email" className={styles.title}>
        <Trans>Confirm your email</Trans>
      </h2>
      <p className={styles.text}>
        <Trans>
          We sent a code to <bdi>{profile.email}</bdi>. Until you confirm it, we can help with a forgotten password only
          by SMS.
        </Trans>
      </p>
      <div className={styles.actions}>
        <Button look="quiet" onClick={() => openPanel('email', {})}>
          <Icon name="check-circle" />
          <Trans>Enter the code</Trans>
        </Button>
      </div>
    </section>
  );
}
