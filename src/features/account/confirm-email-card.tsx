import { Trans } from '@lingui/react/macro';

import { useMine } from '#src/blocks/use-mine.ts';
import { myProfile } from '#src/domain/account/queries.ts';
import { openPanel } from '#src/state/panels.ts';
import { Button } from '#src/ui/button.tsx';

import styles from './cards.module.css';

/** One line on the account's home until the email is confirmed (decisions.md 28); the profile says why, beside the email itself. */
export function ConfirmEmailCard() {
  const profile = useMine(myProfile()).data?.value;
  if (!profile || profile.isEmailProved || profile.email === '') return null;
  return (
    <section className={styles.line} aria-labelledby="confirm-email">
      <h2 id="confirm-email" className={styles.title}>
        <Trans>Confirm your email</Trans>
      </h2>
      <Button look="plain" onClick={() => openPanel('email', {})}>
        <Trans>Enter the code</Trans>
      </Button>
    </section>
  );
}
