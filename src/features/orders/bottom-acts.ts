import type { OrderAction } from '#contract/rules/order-actions.ts';

type Act = OrderAction | 'contact';

/** "On mobile: Track Order, Contact us, Reschedule, and Add items or Repeat order buttons" (account.md section 2). */
export function bottomActs(actions: readonly OrderAction[]): Act[] {
  const last: Act = actions.includes('add_items') ? 'add_items' : 'repeat';
  return (['track', 'contact', 'reschedule', last] as const).filter(
    (act) => act === 'contact' || actions.includes(act),
  );
}

export function isAtBottom(act: Act, actions: readonly OrderAction[]): boolean {
  return bottomActs(actions).includes(act);
}
