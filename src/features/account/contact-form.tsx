import { Trans, useLingui } from '@lingui/react/macro';

import type { Profile } from '#contract/account.ts';
import { MobileField } from '#src/blocks/mobile-field.tsx';
import type { Contact } from '#src/domain/account/save-contact.ts';
import { Button } from '#src/ui/button.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';

import { useContactProof } from './use-contact-proof.ts';

import styles from './form.module.css';

interface Props {
  contact: Contact;
  profile: Profile;
  onSaved: () => void;
}

/** Confirms the email of registering, or adds an email or a mobile number: a code, and the password where it is a new way in. */
export function ContactForm({ contact, profile, onSaved }: Props) {
  const { t } = useLingui();
  const { values, set, errorOf, isConfirming, needsPassword, isSent, isBusy, send, save } = useContactProof(
    contact,
    profile,
    onSaved,
  );
  // The address is not asked for again where it is only to be confirmed: what is wrong with it is said below.
  const whole = errorOf(null) ?? (isConfirming ? errorOf('address') : undefined);
  const sendButton = (
    <div className={styles.actions}>
      <Button look="quiet" aria-disabled={isBusy} onClick={() => void send()}>
        {isSent ? <Trans>Send a new code</Trans> : <Trans>Send code</Trans>}
      </Button>
    </div>
  );
  return (
    <form className={styles.form} onSubmit={(event) => void save(event)} noValidate>
      {isConfirming ? (
        <p className={styles.small}>
          <Trans>
            We sent a 6-digit code to <bdi>{profile.email}</bdi>. Each code works for 10 minutes.
          </Trans>{' '}
          <Trans>Confirm it, and you can reset your password by email.</Trans>
        </p>
      ) : contact === 'mobile' ? (
        <MobileField
          label={t`New mobile number`}
          name="phone"
          error={errorOf('address')}
          value={values.address}
          onChange={set('address')}
        />
      ) : (
        <TextField
          label={t`Email`}
          name="email"
          type="email"
          inputMode="email"
          dir="ltr"
          autoComplete="email"
          autoCapitalize="off"
          maxLength={254}
          error={errorOf('address')}
          value={values.address}
          onChange={set('address')}
        />
      )}
      {!isConfirming && sendButton}
      <TextField
        label={t`Verification code`}
        name="code"
        inputMode="numeric"
        dir="ltr"
        autoComplete="one-time-code"
        maxLength={20}
        error={errorOf('code')}
        value={values.code}
        onChange={set('code')}
      />
      {needsPassword && (
        <PasswordField
          label={t`Your password`}
          name="password"
          autoComplete="current-password"
          error={errorOf('password')}
          value={values.password}
          onChange={set('password')}
        />
      )}
      {whole !== undefined && (
        <p role="alert" className={styles.error}>
          {whole}
        </p>
      )}
      <Button type="submit" aria-disabled={isBusy}>
        {isBusy ? <Trans>Saving…</Trans> : isConfirming ? <Trans>Confirm email</Trans> : <Trans>Save</Trans>}
      </Button>
      {isConfirming && sendButton}
    </form>
  );
}
