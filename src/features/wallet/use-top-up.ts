import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { writeReload } from '#contract/checkout-urls.ts';
import { walletMessages } from '#contract/messages/wallet.ts';
import { spoken } from '#src/domain/session/spoken.ts';
import { billTopUp } from '#src/domain/wallet/commands.ts';
import { isOffline } from '#src/state/connectivity.ts';
import { useLocale } from '#src/state/locale.tsx';
import { showToast } from '#src/state/toasts.ts';

import { useGoToBill } from './use-go-to-bill.ts';

interface TopUpProblem {
  readonly sentence: string;
}

/** "Confirmation dialog ('Continue' or 'Skip'), then a request, then a redirect to checkout with the reload parameters" (account.md section 4). */
export function useTopUp() {
  const { t } = useLingui();
  const client = useQueryClient();
  const locale = useLocale();
  const goToBill = useGoToBill();
  /** What is asked about; null where nothing is. */
  const [asked, setAsked] = useState<{ fils: number; isBulk: boolean } | null>(null);
  const [problem, setProblem] = useState<TopUpProblem | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const answer = async (isYes: boolean): Promise<void> => {
    const wanted = asked;
    setAsked(null);
    if (!isYes || wanted === null || isBusy) return;
    setIsBusy(true);
    const made = await billTopUp(client, wanted);
    setIsBusy(false);
    if (made.ok) goToBill(writeReload({ docno: made.value, fils: wanted.fils }));
    else setProblem({ sentence: spoken(made.error, locale, walletMessages, walletMessages.failed) });
  };
  return {
    asked: asked?.fils ?? null,
    problem,
    isBusy,
    /** Asks whether that is what is wanted. `isBulk`: an amount of the table of bonuses. */
    ask: (fils: number, isBulk: boolean): void => {
      setProblem(null);
      if (isOffline()) showToast(t`This needs a connection`);
      else if (!isBusy) setAsked({ fils, isBulk });
    },
    refuse: (sentence: string) => setProblem({ sentence }),
    forgive: () => setProblem(null),
    answer: (isYes: boolean) => void answer(isYes),
  };
}
