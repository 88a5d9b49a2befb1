import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';

import type { Profile } from '#contract/account.ts';
import { accountMessages } from '#contract/messages/account.ts';
import { say, type Sentence } from '#contract/messages/sentence.ts';
import { sessionMessages } from '#contract/messages/session.ts';
import { isEmail } from '#contract/rules/email.ts';
import { withPrefix } from '#contract/rules/phone.ts';
import { phoneProblem } from '#contract/rules/registration.ts';
import { saveContact, sendContactCode, type Contact } from '#src/domain/account/save-contact.ts';
import { spoken } from '#src/domain/session/spoken.ts';
import type { AppError } from '#src/net/app-error.ts';
import { useLocale } from '#src/state/locale.tsx';
import { showToast } from '#src/state/toasts.ts';

type Field = 'address' | 'code' | 'password';

interface Problem {
  /** Null where it is about the whole. */
  field: Field | null;
  sentence: string;
}

const catalogue = { ...sessionMessages, ...accountMessages };

/** Our name for the field that the server's refusal is about. */
const OURS: Record<string, Field> = {
  userEmail: 'address',
  phonenumber: 'address',
  Code: 'code',
  Password: 'password',
};

/** The steps of proving an e-mail or a number: the code, then what it is kept with (decisions.md 28). */
export function useContactProof(contact: Contact, profile: Profile, onSaved: () => void) {
  const client = useQueryClient();
  const locale = useLocale();
  /** The e-mail of registering is only to be confirmed: its code was mailed already, and it is no new way into the account. */
  const isConfirming = contact === 'email' && profile.email !== '';
  const needsPassword = profile.hasPassword && !isConfirming;
  const [values, setValues] = useState({ address: isConfirming ? profile.email : '', code: '', password: '' });
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isSent, setIsSent] = useState(isConfirming);
  const [isBusy, setIsBusy] = useState(false);
  const address = contact === 'email' ? values.address.trim() : withPrefix(values.address);

  const refuse = (field: Field | null, sentence: Sentence): void =>
    setProblem({ field, sentence: say(sentence, locale) });
  const fail = (error: AppError, fallback: Sentence): void => {
    const field = error.kind === 'refused' && error.field !== undefined ? (OURS[error.field] ?? null) : null;
    setProblem({ field, sentence: spoken(error, locale, catalogue, fallback) });
  };
  const addressProblem = (): Sentence | null => {
    if (contact === 'mobile') return phoneProblem(values.address);
    return isEmail(address) ? null : sessionMessages.invalidEmail;
  };

  const send = async (): Promise<void> => {
    if (isBusy) return;
    setProblem(null);
    const wrong = addressProblem();
    if (wrong) {
      refuse('address', wrong);
      return;
    }
    setIsBusy(true);
    const sent = await sendContactCode(client, contact, address);
    setIsBusy(false);
    if (!sent.ok) {
      fail(sent.error, sessionMessages.codeNotSent);
      return;
    }
    setIsSent(true);
    const said = contact === 'email' ? accountMessages.deleteCodeSent : sessionMessages.smsSent;
    showToast(say(said, locale, { phone: address }), 'success');
  };

  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    setProblem(null);
    const wrong = addressProblem();
    if (wrong) refuse('address', wrong);
    else if (values.code.trim() === '') refuse('code', sessionMessages.codeMissing);
    else if (needsPassword && values.password === '') refuse('password', sessionMessages.passwordMissing);
    else {
      setIsBusy(true);
      const saved = await saveContact(client, contact, { address, code: values.code, password: values.password });
      setIsBusy(false);
      if (!saved.ok) {
        fail(saved.error, accountMessages.contactFailed);
        return;
      }
      const said = contact === 'email' ? accountMessages.emailProved : accountMessages.mobileChanged;
      showToast(say(said, locale), 'success');
      onSaved();
    }
  };

  const set = (field: Field) => (value: string) => setValues((before) => ({ ...before, [field]: value }));
  const errorOf = (field: Field | null): string | undefined =>
    problem !== null && problem.field === field ? problem.sentence : undefined;
  return { values, set, errorOf, isConfirming, needsPassword, isSent, isBusy, send, save };
}
