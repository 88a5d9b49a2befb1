import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';

import type { Profile } from '#contract/account.ts';
import { accountMessages } from '#contract/messages/account.ts';
import { say } from '#contract/messages/sentence.ts';
import { sessionMessages } from '#contract/messages/session.ts';
import { saveProfile, type ProfileEdit } from '#src/domain/account/save-profile.ts';
import { spoken } from '#src/domain/session/spoken.ts';
import type { AppError } from '#src/net/app-error.ts';
import { useLocale } from '#src/state/locale.tsx';
import { showToast } from '#src/state/toasts.ts';

interface Problem {
  /** The wire name of the field. */
  field: string;
  sentence: string;
}

const catalogue = { ...sessionMessages, ...accountMessages };

/** The profile form's state. What was typed stays whatever becomes of it (account.md sections 5 and 8, Profile). */
export function useProfileForm(profile: Profile, onSaved: () => void) {
  const client = useQueryClient();
  const locale = useLocale();
  const [values, setValues] = useState<ProfileEdit>(profile);
  /** As the shop has them. */
  const [kept, setKept] = useState<ProfileEdit>(profile);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const fail = (error: AppError): void => {
    if (error.kind === 'refused' && error.field !== undefined) {
      setProblem({ field: error.field, sentence: spoken(error, locale, catalogue, accountMessages.profileNotSaved) });
    }
    const isRefused = error.kind === 'refused';
    const needsNetwork = error.kind === 'offline' || error.kind === 'timeout';
    const sentence = needsNetwork
      ? spoken(error, locale, catalogue, accountMessages.profileFailed)
      : say(isRefused ? accountMessages.profileNotSaved : accountMessages.profileFailed, locale);
    showToast(sentence, 'error');
  };

  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    setProblem(null);
    setIsBusy(true);
    const saved = await saveProfile(client, values);
    setIsBusy(false);
    if (!saved.ok) {
      fail(saved.error);
      return;
    }
    setKept(values);
    showToast(say(accountMessages.profileSaved, locale), 'success');
    onSaved();
  };

  const set =
    <Name extends keyof ProfileEdit>(name: Name) =>
    (value: ProfileEdit[Name]): void =>
      setValues((before) => ({ ...before, [name]: value }));
  const errorOf = (field: string): string | undefined => (problem?.field === field ? problem.sentence : undefined);
  const isChanged = (Object.keys(values) as (keyof ProfileEdit)[]).some((name) => values[name] !== kept[name]);
  return { values, set, errorOf, isChanged, isBusy, save };
}
