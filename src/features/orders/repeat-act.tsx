import { Trans } from '@lingui/react/macro';

import type { PlacedRef } from '#src/domain/orders/placed-ref.ts';

import { ActFace } from './act-face.tsx';
import { useRepeatOrder } from './use-repeat-order.ts';

/** Puts what the order held into the cart again. */
export function RepeatAct({ order, className }: { order: PlacedRef; className?: string | undefined }) {
  const { isBusy, repeatOrder } = useRepeatOrder();
  return (
    <button type="button" className={className} aria-disabled={isBusy} onClick={() => repeatOrder(order)}>
      <ActFace icon="arrow-counter-clockwise">
        {isBusy ? <Trans>Putting it in the cart…</Trans> : <Trans>Repeat order</Trans>}
      </ActFace>
    </button>
  );
}
