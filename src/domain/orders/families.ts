import type { PastOrder } from '#contract/orders.ts';

/** An order with those that were added to it. */
export interface OrderFamily {
  readonly order: PastOrder;
  readonly children: readonly PastOrder[];
}

/** An order that was added to another is shown with that one (issue "Orders"); by itself where that one is not in the list. */
export function familiesOf(orders: readonly PastOrder[]): OrderFamily[] {
  const present = new Set(orders.map(({ docno }) => docno));
  const isChild = ({ parentDocno }: PastOrder): boolean => parentDocno !== null && present.has(parentDocno);
  return orders
    .filter((order) => !isChild(order))
    .map((order) => ({ order, children: orders.filter(({ parentDocno }) => parentDocno === order.docno) }));
}
