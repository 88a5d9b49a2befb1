import type { OrderDetail } from '#contract/order-detail.ts';
import type { OrderAction } from '#contract/rules/order-actions.ts';

/** What is offered on an order: what its state allows, and what is always there. */
export type OfferedAct = OrderAction | 'contact' | 'confirmation';

/** In the order in which they are wanted. */
const WANTED: readonly OfferedAct[] = [
  'track',
  'add_items',
  'reschedule',
  'rate',
  'tip',
  'repeat',
  'contact',
  'view_invoice',
  'make_regular',
  'confirmation',
];

/** So many stand side by side on a phone. */
const AT_HAND = 4;

interface OfferedActs {
  readonly atHand: readonly OfferedAct[];
  /** Wanted now and then. */
  readonly others: readonly OfferedAct[];
  /** It cannot be undone, and stands apart. */
  readonly mayCancel: boolean;
}

export function offeredActs(order: OrderDetail): OfferedActs {
  const offered = WANTED.filter((act) => isOffered(act, order));
  return {
    atHand: offered.slice(0, AT_HAND),
    others: offered.slice(AT_HAND),
    mayCancel: isOffered('cancel', order),
  };
}

/** Anybody may ask; the confirmation is of what still comes; the papers of a cancelled order that was paid say what went back. */
function isOffered(act: OfferedAct, { state, actions, hasInvoice }: OrderDetail): boolean {
  if (act === 'contact') return true;
  if (act === 'view_invoice' && state === -1) return hasInvoice;
  return act === 'confirmation' ? state > 0 && state < 6 : actions.includes(act);
}
