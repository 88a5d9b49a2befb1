/** What a card of the history and an order's page both begin with (remaining.md OR 8 and 12). */
import type { PlacedOrder } from './add-placed-orders.ts';
import { STATE_WORDS } from './order-words.ts';

const ON_ITS_WAY = 4;

export function orderHead(order: PlacedOrder) {
  const { id, state, parentId } = order;
  return {
    docno: id,
    doctype: 'RSO',
    state,
    status: STATE_WORDS[state] ?? '',
    cancelledAt: order.cancelledAt?.toISOString() ?? null,
    deliveredAt: order.deliveredAt?.toISOString() ?? null,
    placedAt: order.placedAt.toISOString(),
    onItsWayAt: state === ON_ITS_WAY ? order.stateAt.toISOString() : null,
    startsAt: order.slotStartsAt.toISOString(),
    endsAt: order.slotEndsAt.toISOString(),
    parentDocno: parentId,
  };
}
