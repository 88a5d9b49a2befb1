import { Trans, useLingui } from '@lingui/react/macro';

import { replacePanel, type PanelParams } from '#src/state/panels.ts';
import { Button } from '#src/ui/button.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';

import { useForgotPassword } from './use-forgot-password.ts';

import styles from './form.module.css';

/** storefront.md section 4, Forgot-password: the code; verified, it opens the password fields; set, it leads back to login. */
export function ForgotPasswordPanel({ reason }: PanelParams['forgotpassword']) {
  const { t } = useLingui();
  const { values, set, problem, isSent, isVerified, isBusy, send, verify, save } = useForgotPassword(reason);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => void (isVerified ? save(event) : isSent ? verify(event) : send(event))}
      noValidate
    >
      <div className={styles.code}>
        <TextField
          label={t`Email`}
          name="email"
          type="email"
          inputMode="email"
          dir="ltr"
          autoComplete="username"
          autoCapitalize="off"
          hint={t`Or your mobile number`}
          readOnly={isVerified}
          value={values.email}
          onChange={set('email')}
        />
        <Button look="quiet" onClick={(event) => void send(event)} aria-disabled={isBusy || isVerified}>
          {isSent ? <Trans>Send again</Trans> : <Trans>Send code</Trans>}
        </Button>
      </div>
      <div className={styles.code}>
        <TextField
          label={t`Verification code`}
          name="code"
          inputMode="numeric"
          dir="ltr"
          autoComplete="one-time-code"
          disabled={!isSent}
          readOnly={isVerified}
          value={values.code}
          onChange={set('code')}
        />
        <Button look="quiet" onClick={(event) => void verify(event)} aria-disabled={!isSent || isBusy || isVerified}>
          <Trans>Verify</Trans>
        </Button>
      </div>
      <PasswordField
        label={t`New password`}
        autoComplete="new-password"
        disabled={!isVerified}
        hint={t`At least 6 characters`}
        value={values.password}
        onChange={set('password')}
      />
      <PasswordField
        label={t`Confirm password`}
        autoComplete="new-password"
        disabled={!isVerified}
        value={values.confirmation}
        onChange={set('confirmation')}
      />
      {problem !== null && (
        <p role="alert" className={styles.error}>
          {problem}
        </p>
      )}
      <Button type="submit" aria-disabled={isBusy || !isVerified}>
        <Trans>Set new password</Trans>
      </Button>
      <button type="button" className={styles.link} onClick={() => replacePanel('login', { reason })}>
        <Trans>Back to sign in</Trans>
      </button>
    </form>
  );
}
