import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { say } from '#contract/messages/sentence.ts';
import { sessionMessages } from '#contract/messages/session.ts';
import { MobileField } from '#src/blocks/mobile-field.tsx';
import { useLocale } from '#src/state/locale.tsx';
import { replacePanel, type PanelParams } from '#src/state/panels.ts';
import { Button } from '#src/ui/button.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';

import { SocialButtons } from './social-buttons.tsx';
import { useRegistration } from './use-registration.ts';

import styles from './form.module.css';

/** account.md section 2, Registration panel: the +971 is shown beside the box and always stored; the code's field comes with the code. */
export function RegisterPanel({ reason }: PanelParams['register']) {
  const { t } = useLingui();
  const locale = useLocale();
  const { values, set, problems, setProblem, isBusy, isSending, sentTo, sendTo, register } = useRegistration(reason);
  return (
    <form className={styles.form} onSubmit={(event) => void register(event)} noValidate>
      <TextField
        label={t`First name`}
        name="firstname"
        autoComplete="given-name"
        maxLength={80}
        value={values.firstName}
        onChange={set('firstName')}
        error={problems.firstName}
      />
      <TextField
        label={t`Email`}
        name="email"
        type="email"
        inputMode="email"
        dir="ltr"
        autoComplete="email"
        autoCapitalize="off"
        value={values.email}
        onChange={set('email')}
        error={problems.email}
      />
      <div className={styles.code}>
        <MobileField
          hint={sentTo === null ? t`First we text you a code, to know that the number is yours.` : undefined}
          label={t`Mobile number`}
          name="cellphone"
          value={values.phone}
          onChange={set('phone')}
          // Until a code was sent there is no field for it: its problem is that of the number.
          error={problems.phone ?? (sentTo === null ? problems.code : undefined)}
        />
        <Button look="quiet" onClick={() => void sendTo()} aria-disabled={isSending}>
          {isSending ? <Trans>Sending…</Trans> : sentTo === null ? <Trans>Send code</Trans> : <Trans>Send again</Trans>}
        </Button>
      </div>
      {sentTo !== null && (
        <TextField
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- what the shopper has just asked for
          autoFocus
          label={t`Verification code`}
          name="providerCode"
          inputMode="numeric"
          dir="ltr"
          autoComplete="one-time-code"
          maxLength={20}
          hint={say(sessionMessages.smsSent, locale, { phone: sentTo })}
          value={values.code}
          onChange={set('code')}
          error={problems.code}
        />
      )}
      <PasswordField
        label={t`Password`}
        name="password"
        autoComplete="new-password"
        hint={t`At least 6 characters`}
        value={values.password}
        onChange={set('password')}
        error={problems.password}
      />
      {problems.whole !== undefined && (
        <p role="alert" className={styles.error}>
          {problems.whole}
        </p>
      )}
      <p className={styles.small}>
        <Trans>
          By creating an account you agree to the{' '}
          <Link to="/$locale/termsandconditions" params={{ locale }}>
            terms
          </Link>{' '}
          and the{' '}
          <Link to="/$locale/privacy-policy" params={{ locale }}>
            privacy policy
          </Link>
          .
        </Trans>
      </p>
      <Button type="submit" aria-disabled={isBusy}>
        {isBusy ? <Trans>Creating…</Trans> : <Trans>Create an account</Trans>}
      </Button>
      <SocialButtons onProblem={setProblem} />
      <div className={styles.other}>
        <Trans>Have an account already?</Trans>{' '}
        <button type="button" className={styles.link} onClick={() => replacePanel('login', { reason })}>
          <Trans>Sign in</Trans>
        </button>
      </div>
    </form>
  );
}
