import { Trans, useLingui } from '@lingui/react/macro';

import { PasswordHint } from '#src/blocks/password-hint.tsx';
import { useFocusOnError } from '#src/blocks/use-focus-on-error.ts';
import { openPanel } from '#src/state/panels.ts';
import { Button } from '#src/ui/button.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';

import { LoseChanges } from './lose-changes.tsx';
import { usePasswordChange } from './use-password-change.ts';

import styles from './form.module.css';

/** account.md sections 2 and 5, Password change. */
export function ChangePasswordForm() {
  const { t } = useLingui();
  const { values, set, wrongIn, first, isFilled, isBusy, lost, answerLoss, submit } = usePasswordChange();
  const form = useFocusOnError(first);
  const whole = wrongIn(null);
  return (
    <form ref={form} className={`${styles.form} ${styles.narrow}`} onSubmit={submit} noValidate>
      <PasswordField
        label={t`Old password`}
        name="oldPassword"
        autoComplete="current-password"
        value={values.oldPassword}
        onChange={set('oldPassword')}
        error={wrongIn('oldPassword')}
      />
      <Button look="plain" className={styles.aside} onClick={() => openPanel('forgotpassword', { reason: 'account' })}>
        <Trans>Forgot password?</Trans>
      </Button>
      <PasswordField
        label={t`New password`}
        name="newPassword"
        autoComplete="new-password"
        hint={<PasswordHint password={values.newPassword} />}
        value={values.newPassword}
        onChange={set('newPassword')}
        error={wrongIn('newPassword')}
      />
      <PasswordField
        label={t`Confirm new password`}
        name="confirmation"
        autoComplete="new-password"
        value={values.confirmation}
        onChange={set('confirmation')}
        error={wrongIn('confirmation')}
      />
      {whole !== undefined && <p className={styles.error}>{whole}</p>}
      <p className={styles.small}>
        <Trans>You will be signed out on every device, this one too.</Trans>
      </p>
      {!isFilled && (
        <p className={styles.small}>
          <Trans>Fill in all three fields to change it.</Trans>
        </p>
      )}
      <div className={styles.actions}>
        <Button type="submit" disabled={!isFilled} aria-disabled={isBusy}>
          <Trans>Change password</Trans>
        </Button>
      </div>
      {lost !== null && <LoseChanges count={lost} onAnswer={answerLoss} />}
    </form>
  );
}
