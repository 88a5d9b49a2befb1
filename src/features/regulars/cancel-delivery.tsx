import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';

import { regularMessages } from '#contract/messages/regulars.ts';
import type { RegularDelivery } from '#contract/regulars.ts';
import { sayWrittenSlot } from '#src/blocks/spoken-dates.ts';
import { cancelPlannedDelivery } from '#src/domain/regulars/commands.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Confirm } from '#src/ui/confirm.tsx';

import { useSayFailure } from './use-say-failure.ts';
import { useSayTold } from './use-say-told.ts';

interface Props {
  delivery: Pick<RegularDelivery, 'lineId' | 'day' | 'time' | 'isPaid'>;
  onAnswered: () => void;
}

/** "Cancel this order" (after a Yes/No confirmation): one delivery does not come, the others do. */
export function CancelDelivery({ delivery: { lineId, day, time, isPaid }, onAnswered }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const client = useQueryClient();
  const sayTold = useSayTold();
  const sayFailure = useSayFailure();
  const when = <bdi>{sayWrittenSlot(day, time, locale)}</bdi>;
  const answer = async (isYes: boolean): Promise<void> => {
    onAnswered();
    if (!isYes) return;
    const cancelled = await cancelPlannedDelivery(client, lineId);
    const own = isPaid ? regularMessages.deliveryCancelledPaid : regularMessages.deliveryCancelled;
    if (cancelled.ok) sayTold(cancelled.value.message, own);
    else sayFailure(cancelled.error);
  };
  return (
    <Confirm
      title={t`Cancel this delivery?`}
      yes={t`Yes, cancel it`}
      no={t`No, keep it`}
      isDangerous
      onAnswer={(isYes) => void answer(isYes)}
    >
      <Trans>The delivery of {when} does not come. The others do.</Trans>
    </Confirm>
  );
}
