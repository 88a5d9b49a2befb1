import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type FormEvent } from 'react';

import { say } from '#contract/messages/sentence.ts';
import { sessionMessages } from '#contract/messages/session.ts';
import { signIn } from '#src/domain/session/sign-in.ts';
import { spoken } from '#src/domain/session/spoken.ts';
import { useLocale } from '#src/state/locale.tsx';
import { replacePanel, type PanelParams } from '#src/state/panels.ts';
import { showToast } from '#src/state/toasts.ts';
import { Button } from '#src/ui/button.tsx';
import { CheckField } from '#src/ui/check-field.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';

import { AccountGives } from './account-gives.tsx';
import { SignInReason } from './sign-in-reason.tsx';
import { SocialButtons } from './social-buttons.tsx';
import { useLoginReason } from './use-login-reason.ts';

import styles from './form.module.css';

/** account.md section 2, Sign-in panel. Enter submits; "remember me" has no further effect, as the specification says. */
export function LoginPanel({ registered, ...from }: PanelParams['login']) {
  const { t } = useLingui();
  const locale = useLocale();
  const client = useQueryClient();
  const why = useLoginReason(from.reason, from.product);
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState(registered ?? from.email ?? '');
  const [password, setPassword] = useState('');
  const [isRemembered, setIsRemembered] = useState(true);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  // Where typing goes on: who has just registered, or has a new password, has their e-mail there already.
  const isKnown = (registered ?? from.email) !== undefined;
  useEffect(() => {
    const first = isKnown ? 'password' : 'email';
    form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus({ preventScroll: true });
  }, [isKnown]);

  /** A toast, as the specification has it, and the same words in the form, where they stay. */
  const fail = (sentence: string | null): void => {
    setProblem(sentence);
    if (sentence !== null) showToast(sentence, 'error');
  };

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    if (email.trim() === '' || password === '') {
      fail(say(sessionMessages.loginBoth, locale));
      return;
    }
    setIsBusy(true);
    setProblem(null);
    const result = await signIn(client, { email: email.trim(), password });
    setIsBusy(false);
    // What was tapped before may be done by now, and says so: this takes nothing's place.
    if (result.ok) showToast(t`You are signed in as ${result.value.firstName || result.value.email}`);
    else fail(spoken(result.error, locale, sessionMessages, sessionMessages.loginFailed));
  };

  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <SignInReason stockCode={from.stockCode}>
        {registered === undefined ? why : t`Your account is ready. Sign in to start.`}
      </SignInReason>
      <TextField
        label={t`Email or mobile number`}
        placeholder="name@example.com"
        name="email"
        type="email"
        inputMode="email"
        dir="ltr"
        autoComplete="username"
        autoCapitalize="off"
        value={email}
        onChange={setEmail}
      />
      <PasswordField
        label={t`Password`}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
      />
      <div className={styles.row}>
        <CheckField isChecked={isRemembered} onChange={setIsRemembered}>
          <Trans>Remember me</Trans>
        </CheckField>
        <button type="button" className={styles.link} onClick={() => replacePanel('forgotpassword', from)}>
          <Trans>Forgot password?</Trans>
        </button>
      </div>
      {problem !== null && (
        <p role="alert" className={styles.error}>
          {problem}
        </p>
      )}
      <Button type="submit" aria-disabled={isBusy}>
        {isBusy ? <Trans>Signing in…</Trans> : <Trans>Sign in</Trans>}
      </Button>
      <SocialButtons onProblem={fail} />
      <div className={styles.other}>
        <Trans>New here?</Trans>{' '}
        <button type="button" className={styles.link} onClick={() => replacePanel('register', from)}>
          <Trans>Create an account</Trans>
        </button>
      </div>
      <AccountGives />
    </form>
  );
}
