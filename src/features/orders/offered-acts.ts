import type { OrderDetail } from '#contract/order-detail.ts';
import type { OrderAction } from '#contract/rules/order-actions.ts';

/** What is offered on an order: what its state allows, and what is always there. */
export type OfferedAct = OrderAction | 'contact' | 'confirmation';

/** In the order in which they are wanted; what cannot be undone is last. */
const WANTED: readonly OfferedAct[] = [
  'track',
  'add_items',
  'reschedule',
  'rate',
  'tip',
  'view_invoice',
  'repeat',
  'contact',
  'make_regular',
  'confirmation',
  'cancel',
];

export function offeredActs(order: OrderDetail): OfferedAct[] {
  return WANTED.filter((act) => isOffered(act, order));
}

/** Anybody may ask; the confirmation is of what still comes; the papers of a cancelled order that was paid say what went back. */
function isOffered(act: OfferedAct, { state, actions, hasInvoice }: OrderDetail): boolean {
  if (act === 'contact') return true;
  if (act === 'view_invoice' && state === -1) return hasInvoice;
  return act === 'confirmation' ? state > 0 && state < 6 : actions.includes(act);
}
