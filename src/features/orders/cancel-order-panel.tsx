import { useQuery } from '@tanstack/react-query';

import type { PlacedRef } from '#src/domain/orders/placed-ref.ts';
import { orderDetail } from '#src/domain/orders/queries.ts';

import { AskedAnswer } from './asked-answer.tsx';
import { CancelOrderForm } from './cancel-order-form.tsx';

/** The panel `cancel_order` (remaining.md OA 3): what is cancelled, and where its money goes. */
export function CancelOrderPanel({ order }: { order: PlacedRef }) {
  return (
    <AskedAnswer asked={useQuery(orderDetail(order))}>
      {(detail) => <CancelOrderForm order={order} detail={detail} />}
    </AskedAnswer>
  );
}
