import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';

import { regularMessages } from '#contract/messages/regulars.ts';
import type { Regular } from '#contract/regulars.ts';
import { endRegular } from '#src/domain/regulars/commands.ts';
import { Confirm } from '#src/ui/confirm.tsx';

import { useSayFailure } from './use-say-failure.ts';
import { useSayTold } from './use-say-told.ts';

interface Props {
  regular: Pick<Regular, 'docno' | 'name' | 'payState'>;
  onAnswered: () => void;
}

/** Whether all that is still to come of it is given up. */
export function EndRegular({ regular: { docno, payState }, onAnswered }: Props) {
  const { t } = useLingui();
  const client = useQueryClient();
  const sayTold = useSayTold();
  const sayFailure = useSayFailure();
  const answer = async (isYes: boolean): Promise<void> => {
    onAnswered();
    if (!isYes) return;
    const ended = await endRegular(client, docno);
    if (ended.ok) sayTold(ended.value.message, regularMessages.cancelled);
    else sayFailure(ended.error);
  };
  return (
    <Confirm
      title={t`Delete this regular order?`}
      yes={t({ message: 'Yes, delete it', context: 'a regular order' })}
      no={t({ message: 'No, keep it', context: 'a regular order' })}
      isDangerous
      onAnswer={(isYes) => void answer(isYes)}
    >
      {payState === 'PAID' ? (
        <Trans>No more deliveries come. What you paid for them goes into your wallet.</Trans>
      ) : (
        <Trans>No more deliveries come.</Trans>
      )}
    </Confirm>
  );
}
