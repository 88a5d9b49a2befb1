import { Trans } from '@lingui/react/macro';

import type { PlacedRef } from '#src/domain/orders/placed-ref.ts';

import { ActButton } from './act-button.tsx';
import { useRepeatOrder } from './use-repeat-order.ts';

/** Puts what the order held into the cart again. */
export function RepeatAct({ order, className }: { order: PlacedRef; className?: string | undefined }) {
  const { isBusy, repeatOrder } = useRepeatOrder();
  return (
    <ActButton icon="arrow-counter-clockwise" isBusy={isBusy} className={className} onPress={() => repeatOrder(order)}>
      {isBusy ? <Trans>Putting it in the cart…</Trans> : <Trans>Repeat order</Trans>}
    </ActButton>
  );
}
