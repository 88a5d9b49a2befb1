import { Trans, useLingui } from '@lingui/react/macro';

import { PasswordHint } from '#src/blocks/password-hint.tsx';
import { replacePanel, type PanelParams } from '#src/state/panels.ts';
import { Button } from '#src/ui/button.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';

import { useForgotPassword } from './use-forgot-password.ts';

import styles from './form.module.css';

/** storefront.md section 4, Forgot-password, one step at a time: the code; verified, it opens the password fields; set, it leads back to login. */
export function ForgotPasswordPanel(from: PanelParams['forgotpassword']) {
  const { t } = useLingui();
  const { values, set, problem, step, isBusy, send, verify, save, startAnew } = useForgotPassword(from);
  const take = { email: send, code: verify, password: save }[step];
  return (
    <form className={styles.form} onSubmit={(event) => void take(event)} noValidate>
      {step === 'email' && (
        <p className={styles.why}>
          <Trans>We'll send a code to your email or mobile.</Trans>
        </p>
      )}
      {step === 'email' ? (
        <TextField
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the panel that the shopper has just opened
          autoFocus
          label={t`Email or mobile number`}
          placeholder="name@example.com"
          name="email"
          type="email"
          inputMode="email"
          dir="ltr"
          autoComplete="username"
          autoCapitalize="off"
          value={values.email}
          onChange={set('email')}
        />
      ) : (
        // For the browser's own store of passwords, which must know whose the new one is.
        <input hidden readOnly name="email" autoComplete="username" value={values.email} />
      )}
      {step === 'code' && (
        <>
          <p className={styles.why}>
            <Trans>
              If <bdi dir="ltr">{values.email.trim()}</bdi> has an account, a code is on its way.
            </Trans>
          </p>
          <TextField
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the step that the shopper has just gone to
            autoFocus
            label={t`Verification code`}
            name="code"
            inputMode="numeric"
            dir="ltr"
            autoComplete="one-time-code"
            value={values.code}
            onChange={set('code')}
          />
        </>
      )}
      {step === 'password' && (
        <>
          <PasswordField
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the step that the shopper has just gone to
            autoFocus
            label={t`New password`}
            autoComplete="new-password"
            hint={<PasswordHint password={values.password} />}
            value={values.password}
            onChange={set('password')}
          />
          <PasswordField
            label={t`Confirm password`}
            autoComplete="new-password"
            value={values.confirmation}
            onChange={set('confirmation')}
          />
        </>
      )}
      {problem !== null && (
        <p role="alert" className={styles.error}>
          {problem}
        </p>
      )}
      <Button type="submit" aria-disabled={isBusy}>
        {step === 'email' ? (
          <Trans>Send code</Trans>
        ) : step === 'code' ? (
          <Trans>Verify</Trans>
        ) : (
          <Trans>Set new password</Trans>
        )}
      </Button>
      <div className={step === 'code' ? styles.row : styles.other}>
        {step === 'code' && (
          <>
            <button type="button" className={styles.link} onClick={(event) => void send(event)} aria-disabled={isBusy}>
              <Trans>Send again</Trans>
            </button>
            <button type="button" className={styles.link} onClick={startAnew}>
              <Trans>Use another email</Trans>
            </button>
          </>
        )}
        <button type="button" className={styles.link} onClick={() => replacePanel('login', from)}>
          <Trans>Back to sign in</Trans>
        </button>
      </div>
    </form>
  );
}
