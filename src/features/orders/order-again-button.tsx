import { Trans, useLingui } from '@lingui/react/macro';

import type { PlacedRef } from '#src/domain/orders/placed-ref.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';

import { useRepeatOrder } from './use-repeat-order.ts';

/** On the card of an order that is over: the same again, in the cart. */
export function OrderAgainButton({ order }: { order: PlacedRef }) {
  const { t } = useLingui();
  const { isBusy, repeatOrder } = useRepeatOrder();
  const name = `RSO-${order.docno}`;
  return (
    <Button
      look="quiet"
      aria-disabled={isBusy}
      aria-label={t`Buy Again: ${name}`}
      aria-busy={isBusy}
      onClick={() => repeatOrder(order)}
    >
      <Icon name="arrow-counter-clockwise" size={20} />
      {/* It keeps its words while it works: longer ones would move what stands beside it. */}
      <Trans>Buy Again</Trans>
    </Button>
  );
}
