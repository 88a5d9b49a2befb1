import type { OrderDetail } from '#contract/order-detail.ts';
import type { OrderAction } from '#contract/rules/order-actions.ts';

import { isLetDown } from './is-let-down.ts';

/** What is offered on an order: what its state allows, and what is always there. */
export type OfferedAct = OrderAction | 'contact' | 'confirmation';

/** In the order in which they are wanted while it comes. */
const COMING: readonly OfferedAct[] = [
  'track',
  'add_items',
  'reschedule',
  'contact',
  'repeat',
  'view_invoice',
  'make_regular',
  'confirmation',
];
/** Once it has come, or never will. */
const OVER: readonly OfferedAct[] = ['repeat', 'rate', 'tip', 'view_invoice', 'contact', 'make_regular'];
/** What somebody opens the order of such a time for. */
const LEADS: ReadonlySet<OfferedAct | undefined> = new Set(['track', 'add_items']);

/** So many stand side by side on a phone; of an order that was just placed, which nobody repeats yet, one less. */
const AT_HAND = 4;

interface OfferedActs {
  /** The first of those at hand, where it stands out among them. */
  readonly lead: OfferedAct | undefined;
  readonly atHand: readonly OfferedAct[];
  /** Wanted now and then. */
  readonly others: readonly OfferedAct[];
  /** It cannot be undone, and stands apart. */
  readonly mayCancel: boolean;
}

export function offeredActs(order: OrderDetail): OfferedActs {
  const isOver = order.state === 6 || order.state === -1;
  const offered = (isOver ? OVER : COMING).filter((act) => isOffered(act, order));
  const most = offered[0] === 'add_items' ? AT_HAND - 1 : AT_HAND;
  // Nobody opens an order for a regular one every time, and to who gave few stars no tip is suggested.
  const away: readonly OfferedAct[] =
    order.rating && isLetDown(order.rating) ? ['make_regular', 'tip'] : ['make_regular'];
  const atHand: readonly OfferedAct[] = offered.filter((act) => !away.includes(act)).slice(0, most);
  return {
    lead: LEADS.has(offered[0]) || (isOver && offered[0] === 'repeat') ? offered[0] : undefined,
    atHand,
    others: offered.filter((act) => !atHand.includes(act)),
    mayCancel: isOffered('cancel', order),
  };
}

/**
 * Anybody may ask, and read again what was confirmed; the papers of a cancelled order that was paid say what went back. Until the shopper
 * has answered, stars on the page ask for the rating.
 */
function isOffered(act: OfferedAct, { state, actions, hasInvoice, rating }: OrderDetail): boolean {
  if (act === 'rate' && rating === null) return false;
  if (act === 'contact' || act === 'confirmation') return true;
  if (act === 'view_invoice' && state === -1) return hasInvoice;
  return actions.includes(act);
}
