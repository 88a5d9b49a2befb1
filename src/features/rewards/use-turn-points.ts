import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { rewardMessages } from '#contract/messages/rewards.ts';
import type { PointsVoucher } from '#contract/rewards.ts';
import { makeVoucherOfPoints } from '#src/domain/rewards/commands.ts';
import { spoken } from '#src/domain/session/spoken.ts';
import { useLocale } from '#src/state/locale.tsx';

/** One block of points becomes a voucher, after a question; what came of it. */
export function useTurnPoints(block: number) {
  const client = useQueryClient();
  const locale = useLocale();
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [made, setMade] = useState<PointsVoucher | null>(null);
  const turn = async (): Promise<void> => {
    setIsBusy(true);
    const result = await makeVoucherOfPoints(client, block);
    setIsBusy(false);
    if (result.ok) setMade(result.value);
    else setProblem(spoken(result.error, locale, rewardMessages, rewardMessages.notTurned));
  };
  return {
    isAsking,
    isBusy,
    problem,
    made,
    ask: () => {
      if (isBusy) return;
      setProblem(null);
      setMade(null);
      setIsAsking(true);
    },
    answer: (isYes: boolean) => {
      setIsAsking(false);
      if (isYes) void turn();
    },
  };
}
