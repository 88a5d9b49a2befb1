import type { OrderAction } from '#contract/rules/order-actions.ts';

/** What is offered on an order: what its state allows, and what is always there. */
export type OfferedAct = OrderAction | 'contact' | 'confirmation';

/** "On mobile: Track Order, Contact us, Reschedule, and Add items or Repeat order buttons" (account.md section 2). */
export function bottomActs(actions: readonly OrderAction[]): OfferedAct[] {
  const last = actions.includes('add_items') ? 'add_items' : 'repeat';
  return (['track', 'contact', 'reschedule', last] as const).filter(
    (act) => act === 'contact' || actions.includes(act),
  );
}

export function isAtBottom(act: OfferedAct, actions: readonly OrderAction[]): boolean {
  return bottomActs(actions).includes(act);
}
