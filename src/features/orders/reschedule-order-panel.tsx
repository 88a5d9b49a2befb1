import { useQuery } from '@tanstack/react-query';

import type { PlacedRef } from '#src/domain/orders/placed-ref.ts';
import { orderDetail } from '#src/domain/orders/queries.ts';

import { AskedAnswer } from './asked-answer.tsx';
import { RescheduleOrderForm } from './reschedule-order-form.tsx';

/** The panel `reschedule_order` (remaining.md OA 5): another day and time for an order, and for what was added to it. */
export function RescheduleOrderPanel({ order }: { order: PlacedRef }) {
  return (
    <AskedAnswer asked={useQuery(orderDetail(order))}>
      {(detail) => <RescheduleOrderForm order={order} detail={detail} />}
    </AskedAnswer>
  );
}
