import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';

import { say, type Sentence } from '#contract/messages/sentence.ts';
import { sessionMessages } from '#contract/messages/session.ts';
import { withPrefix } from '#contract/rules/phone.ts';
import { phoneProblem, registrationProblems, type Registration } from '#contract/rules/registration.ts';
import { checkMobile, sendCode, signUp } from '#contract/session.ts';
import { signIn } from '#src/domain/session/sign-in.ts';
import { spoken } from '#src/domain/session/spoken.ts';
import type { AppError } from '#src/net/app-error.ts';
import { sendCall } from '#src/net/read-query.ts';
import { useLocale } from '#src/state/locale.tsx';
import { replacePanel, type PanelParams } from '#src/state/panels.ts';
import { showToast } from '#src/state/toasts.ts';

/** What is said below each field; `whole` is about the form. */
type Problems = Partial<Record<keyof Registration | 'whole', string>>;

const EMPTY: Registration = { firstName: '', email: '', phone: '', password: '', code: '' };

/** Our name for the field that the server's refusal is about. */
const OURS: Record<string, keyof Registration> = {
  firstname: 'firstName',
  email: 'email',
  cellphone: 'phone',
  phonenumber: 'phone',
  password: 'password',
  providerCode: 'code',
};

/** The registration form's state and its two steps: the code, the account (account.md sections 5, 7 and 8). */
export function useRegistration({ reason, product }: PanelParams['register']) {
  const locale = useLocale();
  const client = useQueryClient();
  const [values, setValues] = useState(EMPTY);
  const [problems, setProblems] = useState<Problems>({});
  /** The account is being made, and then signed in to. */
  const [isBusy, setIsBusy] = useState(false);
  const [isSending, setIsSending] = useState(false);
  /** The number that a code was sent to; null in the first step, which asks for it. */
  const [sentTo, setSentTo] = useState<string | null>(null);

  /** In the form, where it stays, and the first of them as a toast, as the specification has it (account.md section 8). */
  const tell = (found: readonly (readonly [keyof Problems, string])[]): void => {
    setProblems(Object.fromEntries(found));
    if (found[0]) showToast(found[0][1], 'error');
  };
  /** Answers with the field that it is about. */
  const fail = (error: AppError, fallback: Sentence): keyof Problems => {
    const field = (error.kind === 'refused' && error.field !== undefined && OURS[error.field]) || 'whole';
    tell([[field, spoken(error, locale, sessionMessages, fallback)]]);
    return field;
  };

  const sendTo = async (event?: FormEvent): Promise<void> => {
    event?.preventDefault();
    if (isSending) return;
    const wrong = phoneProblem(values.phone);
    tell(wrong ? [['phone', say(wrong, locale)]] : []);
    if (wrong) return;
    setIsSending(true);
    const phone = withPrefix(values.phone);
    const asked = { sendTo: 'toMobile', phone, code: '0' } as const;
    const checked = await sendCall(client, checkMobile, asked);
    const sent = checked.ok ? await sendCall(client, sendCode, asked) : checked;
    setIsSending(false);
    if (!sent.ok) {
      fail(sent.error, sessionMessages.codeNotSent);
      return;
    }
    setSentTo(phone);
    showToast(say(sessionMessages.smsSent, locale, { phone }), 'success');
  };

  const register = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    const wrong = registrationProblems(values);
    tell(wrong.map(({ field, sentence }) => [field, say(sentence, locale)]));
    if (wrong.length > 0) return;
    setIsBusy(true);
    const made = await sendCall(client, signUp, {
      ...values,
      firstName: values.firstName.trim(),
      email: values.email.trim(),
      phone: withPrefix(values.phone),
      source: 'WEB',
      status: 1,
    });
    if (!made.ok) {
      setIsBusy(false);
      // Of the number it is said where the number is.
      if (fail(made.error, sessionMessages.registerFailed) === 'phone') setSentTo(null);
      return;
    }
    showToast(say(sessionMessages.registered, locale), 'success');
    // The panel switches as the specification has it (account.md section 2); behind it the shopper is signed in with what they have
    // just typed, and what they tapped before goes on. Where that fails, the login panel has the e-mail and asks for the password.
    const email = values.email.trim();
    replacePanel('login', { reason, product, registered: email });
    await signIn(client, { email, password: values.password });
  };

  const set = (field: keyof Registration) => (value: string) => setValues((before) => ({ ...before, [field]: value }));
  const setProblem = (problem: string | null): void => tell(problem === null ? [] : [['whole', problem]]);
  /** Another number needs a code of its own. */
  const startAnew = (): void => {
    setSentTo(null);
    setProblems({});
    setValues((before) => ({ ...before, code: '' }));
  };
  return { values, set, problems, setProblem, isBusy, isSending, sentTo, sendTo, startAnew, register };
}
