import { Trans, useLingui } from '@lingui/react/macro';

import type { Profile } from '#contract/account.ts';
import { CodeInPlace } from '#src/blocks/code-in-place.tsx';
import { Button } from '#src/ui/button.tsx';
import { Confirm } from '#src/ui/confirm.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';

import { GivenUpBalance } from './given-up-balance.tsx';
import { LockedField } from './locked-field.tsx';
import { useAccountDeletion } from './use-account-deletion.ts';
import { WhatIsErased } from './what-is-erased.tsx';

import styles from './form.module.css';

/** account.md sections 2 and 5: e-mail read-only, the password, a question. Without a password a mailed code stands for it. */
export function DeleteAccountForm({ profile }: { profile: Profile }) {
  const { t } = useLingui();
  const { email, hasPassword } = profile;
  const { password, setPassword, problem, isFilled, isAsked, isBusy, ask, answer, sendCode } =
    useAccountDeletion(profile);
  return (
    <form className={`${styles.form} ${styles.narrow}`} onSubmit={ask} noValidate>
      <WhatIsErased />
      {email !== '' && (
        <LockedField icon="envelope-simple" label={t`Email`} name="email" autoComplete="username" value={email} />
      )}
      {hasPassword ? (
        <PasswordField
          label={t`Password`}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
      ) : email === '' ? (
        <p className={styles.small}>
          <Trans>Your account has no password and no email: please sign in again right before you delete it.</Trans>
        </p>
      ) : (
        <CodeInPlace code={password} onCode={setPassword} isBusy={isBusy} onSend={() => void sendCode()} />
      )}
      <div className={styles.actions}>
        <Button look="danger" type="submit" disabled={!isFilled} aria-disabled={isBusy}>
          <Trans>Delete account</Trans>
        </Button>
      </div>
      {problem !== null && (
        <p role="alert" className={styles.error}>
          {problem}
        </p>
      )}
      {isAsked && (
        <Confirm
          title={t`Delete your account for good?`}
          yes={t`Yes, delete it`}
          no={t({ message: 'Skip', context: 'of a question' })}
          isDangerous
          onAnswer={(isYes) => void answer(isYes)}
        >
          <Trans>This cannot be undone.</Trans>
          <GivenUpBalance />
        </Confirm>
      )}
    </form>
  );
}
