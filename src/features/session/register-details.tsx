import { Trans, useLingui } from '@lingui/react/macro';

import { say } from '#contract/messages/sentence.ts';
import { sessionMessages } from '#contract/messages/session.ts';
import { PasswordHint } from '#src/blocks/password-hint.tsx';
import { useLocale } from '#src/state/locale.tsx';
import { Button } from '#src/ui/button.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';

import type { useRegistration } from './use-registration.ts';

import styles from './form.module.css';

interface Props {
  form: ReturnType<typeof useRegistration>;
  /** The number that the code went to. */
  sentTo: string;
}

/** The second step of registering: the code that was sent, and whose account it is. */
export function RegisterDetails({ form, sentTo }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const { values, set, problems, isBusy, isSending, sendTo, startAnew } = form;
  return (
    <>
      <div>
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
          // One that could not be sent again is said where it is waited for.
          error={problems.code ?? problems.phone}
        />
        <div className={styles.row}>
          <button type="button" className={styles.link} onClick={() => void sendTo()} aria-disabled={isSending}>
            {isSending ? <Trans>Sending…</Trans> : <Trans>Send again</Trans>}
          </button>
          <button type="button" className={styles.link} onClick={startAnew}>
            <Trans>Change number</Trans>
          </button>
        </div>
      </div>
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
        placeholder="name@example.com"
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
      <PasswordField
        label={t`Password`}
        name="password"
        autoComplete="new-password"
        hint={<PasswordHint password={values.password} />}
        value={values.password}
        onChange={set('password')}
        error={problems.password}
      />
      {problems.whole !== undefined && (
        <p role="alert" className={styles.error}>
          {problems.whole}
        </p>
      )}
      <Button type="submit" aria-disabled={isBusy}>
        {isBusy ? <Trans>Creating…</Trans> : <Trans>Create an account</Trans>}
      </Button>
    </>
  );
}
