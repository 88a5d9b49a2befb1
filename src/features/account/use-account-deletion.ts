import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';

import { sendDeleteCode, type Profile } from '#contract/account.ts';
import { accountMessages } from '#contract/messages/account.ts';
import { say } from '#contract/messages/sentence.ts';
import { sessionMessages } from '#contract/messages/session.ts';
import { eraseAccount } from '#src/domain/account/leave.ts';
import { spoken } from '#src/domain/session/spoken.ts';
import { sendCall } from '#src/net/read-query.ts';
import { useLocale } from '#src/state/locale.tsx';
import { showToast } from '#src/state/toasts.ts';

import { useGoHome } from './use-go-home.ts';

const catalogue = { ...sessionMessages, ...accountMessages };

/** account.md sections 5 and 8, Delete account: password, question, failure under the form; home where it is done. */
export function useAccountDeletion({ email, hasPassword }: Profile) {
  const client = useQueryClient();
  const locale = useLocale();
  const goHome = useGoHome();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  // With neither e-mail nor password the server wants a fresh sign-in, and nothing can be filled in.
  const isFilled = password !== '' || (email === '' && !hasPassword);

  const ask = (event: FormEvent): void => {
    event.preventDefault();
    if (isFilled && !isBusy) setIsAsked(true);
  };

  const answer = async (isYes: boolean): Promise<void> => {
    setIsAsked(false);
    setProblem(null);
    if (!isYes) return;
    setIsBusy(true);
    const erased = await eraseAccount(client, { email, password });
    setIsBusy(false);
    if (!erased.ok) {
      setProblem(spoken(erased.error, locale, catalogue, accountMessages.deleteFailed));
      return;
    }
    showToast(say(accountMessages.deleted, locale), 'success');
    goHome();
  };

  const sendCode = async (): Promise<void> => {
    if (isBusy) return;
    setProblem(null);
    setIsBusy(true);
    const sent = await sendCall(client, sendDeleteCode, {});
    setIsBusy(false);
    if (sent.ok) showToast(say(accountMessages.deleteCodeSent, locale), 'success');
    else setProblem(spoken(sent.error, locale, catalogue, sessionMessages.codeNotSent));
  };

  return { password, setPassword, problem, isFilled, isAsked, isBusy, ask, answer, sendCode };
}
