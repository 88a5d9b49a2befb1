import { useQueryClient } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';

import type { Call } from '#contract/call.ts';
import { say, type Sentence } from '#contract/messages/sentence.ts';
import { sessionMessages } from '#contract/messages/session.ts';
import { isLoginName } from '#contract/rules/login-name.ts';
import { resetPassword, sendResetCode, verifyResetCode } from '#contract/session.ts';
import { spoken } from '#src/domain/session/spoken.ts';
import { sendCall } from '#src/net/read-query.ts';
import { useLocale } from '#src/state/locale.tsx';
import { replacePanel, type PanelParams } from '#src/state/panels.ts';
import { showToast } from '#src/state/toasts.ts';

const EMPTY = { email: '', code: '', password: '', confirmation: '' };

/** The three steps of a forgotten password (storefront.md sections 4, 5 and 8). */
export function useForgotPassword({ reason, product }: PanelParams['forgotpassword']) {
  const locale = useLocale();
  const client = useQueryClient();
  const [values, setValues] = useState(EMPTY);
  const [step, setStep] = useState<'email' | 'code' | 'password'>('email');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const email = values.email.trim();

  /** One step: what stands against it, the call, what is said and done when it went well. */
  const take = async <Input>(
    event: SyntheticEvent,
    wrong: Sentence | null,
    call: Call<Input, unknown>,
    input: Input,
    done: { sentence: Sentence; goOn: () => void },
  ): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    setProblem(wrong && say(wrong, locale));
    // The specification has this one as a toast.
    if (wrong === sessionMessages.invalidEmail) showToast(say(wrong, locale), 'error');
    if (wrong) return;
    setIsBusy(true);
    const answer = await sendCall(client, call, input);
    setIsBusy(false);
    if (!answer.ok) {
      setProblem(spoken(answer.error, locale, sessionMessages, sessionMessages.loginFailed));
      return;
    }
    showToast(say(done.sentence, locale), 'success');
    done.goOn();
  };

  const send = (event: SyntheticEvent): Promise<void> =>
    take(
      event,
      isLoginName(email) ? null : sessionMessages.invalidEmail,
      sendResetCode,
      { email },
      {
        sentence: sessionMessages.resetSent,
        goOn: () => setStep('code'),
      },
    );
  const verify = (event: SyntheticEvent): Promise<void> =>
    take(
      event,
      values.code.trim() === '' ? sessionMessages.codeMissing : null,
      verifyResetCode,
      { email, code: values.code },
      {
        sentence: sessionMessages.resetVerified,
        goOn: () => setStep('password'),
      },
    );
  const save = (event: SyntheticEvent): Promise<void> =>
    take(
      event,
      passwordProblem(values),
      resetPassword,
      { email, code: values.code, password: values.password },
      {
        sentence: sessionMessages.resetDone,
        goOn: () => replacePanel('login', { reason, product }),
      },
    );

  const set = (field: keyof typeof EMPTY) => (value: string) => setValues((before) => ({ ...before, [field]: value }));
  /** Another address needs a code of its own. */
  const startAnew = (): void => {
    setStep('email');
    setProblem(null);
    setValues((before) => ({ ...before, code: '' }));
  };
  return { values, set, problem, step, isBusy, send, verify, save, startAnew };
}

function passwordProblem({ password, confirmation }: typeof EMPTY): Sentence | null {
  if (password === '') return sessionMessages.passwordMissing;
  if (confirmation === '') return sessionMessages.resetConfirm;
  return password === confirmation ? null : sessionMessages.resetMismatch;
}
