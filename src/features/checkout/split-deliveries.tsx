import { checkoutMessages } from '#contract/messages/checkout.ts';
import { say } from '#contract/messages/sentence.ts';
import { NO_GROUP_TIMES, type Choices } from '#src/domain/checkout/choices.ts';
import type { PayableOrder } from '#src/domain/checkout/commands.ts';
import type { Preparing } from '#src/domain/checkout/use-preparing.ts';
import { useLocale } from '#src/state/locale.tsx';
import { showToast } from '#src/state/toasts.ts';

import { ConfirmDeliveries } from './confirm-deliveries.tsx';
import { DeliverySummary } from './delivery-summary.tsx';

interface Props {
  choices: Choices;
  onChange: (change: Partial<Choices>) => void;
  /** The last order that was prepared. */
  last: PayableOrder;
  preparing: Pick<Preparing, 'prepared' | 'confirm'>;
}

/** An order that comes in several deliveries, in place of its one time. Few do: it is loaded with the first one. */
export function SplitDeliveries({ choices, onChange, last, preparing }: Props) {
  const locale = useLocale();
  const { prepared, confirm } = preparing;
  if (!prepared?.needsConfirming)
    return <DeliverySummary prepared={last} onUpdated={(groupTimes) => onChange({ groupTimes })} />;
  return (
    <ConfirmDeliveries
      key={prepared.docno}
      prepared={prepared}
      before={{ ...choices.groupTimes, ...choices.wantedTimes }}
      onWanted={(wantedTimes) => onChange({ wantedTimes })}
      onConfirmed={(groupTimes) => {
        onChange({ groupTimes, wantedTimes: {} });
        confirm();
        showToast(say(checkoutMessages.choosePayment, locale), 'success');
      }}
      onTogether={(dayId) => onChange({ dayId, slotId: null, ...NO_GROUP_TIMES })}
    />
  );
}
