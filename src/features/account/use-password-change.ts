import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';

import { accountMessages } from '#contract/messages/account.ts';
import { say } from '#contract/messages/sentence.ts';
import { sessionMessages } from '#contract/messages/session.ts';
import { passwordChangeProblems, type PasswordChange } from '#contract/rules/password-change.ts';
import { setPassword } from '#src/domain/account/leave.ts';
import { spoken } from '#src/domain/session/spoken.ts';
import { unsavedChanges } from '#src/domain/session/unsaved-changes.ts';
import { useLocale } from '#src/state/locale.tsx';
import { openPanel } from '#src/state/panels.ts';
import { deviceUser } from '#src/state/session.ts';
import { showToast } from '#src/state/toasts.ts';

import { useGoHome } from './use-go-home.ts';

/** account.md section 9, Delays. */
const HOME_AFTER_MS = 2000;

interface Problem {
  readonly said: string;
  /** The field that it is about; null of one that is about none. */
  readonly field: keyof PasswordChange | null;
}

const isField = (name: string | undefined): name is keyof PasswordChange =>
  name === 'oldPassword' || name === 'newPassword' || name === 'confirmation';

const catalogue = { ...sessionMessages, ...accountMessages };

/** account.md sections 4, 5 and 8, Password: the message, logout, and home after 2 s. */
export function usePasswordChange() {
  const client = useQueryClient();
  const locale = useLocale();
  const goHome = useGoHome();
  const [values, setValues] = useState<PasswordChange>({ oldPassword: '', newPassword: '', confirmation: '' });
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  /** What the last try was told first: the focus goes there once, and stays with who types on. */
  const [first, setFirst] = useState<Problem | null>(null);
  /** How many changes would be lost; null while nothing is asked. */
  const [lost, setLost] = useState<number | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isFilled = Object.values(values).every((value) => value !== '');

  const tell = (told: readonly Problem[]): void => {
    setProblems(told);
    setFirst(told[0] ?? null);
  };

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void save(false);
  };

  /** Signing out, which a new password does, loses what only this device has: that is asked first, unless they agreed to it. */
  const save = async (isAgreed: boolean): Promise<void> => {
    if (isBusy || !isFilled) return;
    const wrong = passwordChangeProblems(values);
    tell(wrong.map(({ sentence, field }) => ({ said: say(sentence, locale), field })));
    if (wrong.length > 0) return;
    setIsBusy(true);
    const unsent = isAgreed ? 0 : await unsavedChanges();
    if (unsent > 0) {
      setLost(unsent);
      setIsBusy(false);
      return;
    }
    const { oldPassword, newPassword } = values;
    const email = deviceUser()?.email;
    const changed = await setPassword(client, { oldPassword, newPassword });
    setIsBusy(false);
    if (!changed.ok) {
      const { error } = changed;
      const fallback = error.kind === 'server' ? accountMessages.passwordFailed : accountMessages.passwordNotChanged;
      const said = spoken(error, locale, catalogue, fallback);
      const field = error.kind === 'refused' && isField(error.field) ? error.field : null;
      tell([{ said, field }]);
      // A toast, as the specification has it, for what is said nowhere else.
      if (field === null) showToast(said, 'error');
      return;
    }
    showToast(say(accountMessages.passwordChanged, locale), 'success');
    // The next thing is to sign in with it.
    setTimeout(() => goHome(() => openPanel('login', { reason: 'password', email })), HOME_AFTER_MS);
  };

  const set = (field: keyof PasswordChange) => (value: string) => {
    setValues((before) => ({ ...before, [field]: value }));
    setProblems((before) => before.filter((one) => one.field !== field));
  };
  const wrongIn = (field: keyof PasswordChange | null): string | undefined =>
    problems.find((one) => one.field === field)?.said;
  const answerLoss = (isYes: boolean): void => {
    setLost(null);
    if (isYes) void save(true);
  };
  return { values, set, wrongIn, first, isFilled, isBusy, lost, answerLoss, submit };
}
