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
      aria-label={isBusy ? undefined : t`Buy Again: ${name}`}
      onClick={() => repeatOrder(order)}
    >
      <Icon name="arrow-counter-clockwise" size={20} />
      {isBusy ? <Trans>One moment…</Trans> : <Trans>Buy Again</Trans>}
    </Button>
  );
}
