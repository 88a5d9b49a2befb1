import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';

import { referralMessages } from '#contract/messages/referrals.ts';
import { say } from '#contract/messages/sentence.ts';
import { useFocusOnError } from '#src/blocks/use-focus-on-error.ts';
import { updateReferrer } from '#src/domain/referrals/commands.ts';
import { spoken } from '#src/domain/session/spoken.ts';
import { isOffline } from '#src/state/connectivity.ts';
import { useLocale } from '#src/state/locale.tsx';
import { showToast } from '#src/state/toasts.ts';

/** The code of whoever invited the shopper, and what the shop says of it. `given`: what stands there until something is typed. */
export function useReferrerForm(given: string) {
  const { t } = useLingui();
  const client = useQueryClient();
  const locale = useLocale();
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<{ sentence: string } | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const form = useFocusOnError(problem);
  const code = typed ?? given;
  const save = async (): Promise<void> => {
    setIsBusy(true);
    const saved = await updateReferrer(client, code);
    setIsBusy(false);
    if (!saved.ok) {
      setProblem({ sentence: spoken(saved.error, locale, referralMessages, referralMessages.notUpdated) });
      return;
    }
    // As the shop has it from now on.
    setTyped(null);
    showToast(say(referralMessages.updated, locale), 'success');
  };
  return {
    form,
    code,
    setCode: (value: string) => {
      setTyped(value);
      setProblem(null);
    },
    problem,
    isBusy,
    submit: (event: FormEvent): void => {
      event.preventDefault();
      if (isBusy) return;
      if (code.trim() === '') setProblem({ sentence: say(referralMessages.codeMissing, locale) });
      else if (isOffline()) showToast(t`This needs a connection`);
      else void save();
    },
  };
}
