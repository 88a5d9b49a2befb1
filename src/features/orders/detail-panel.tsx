import type { OrderPlace, OrderTab } from '#contract/order-urls.ts';

import { OrderContent } from './order-content.tsx';

/** Panel `order_detail_mobile`: an order over the page it was opened from. */
export function DetailPanel({ place, tab }: { place: OrderPlace; tab: OrderTab }) {
  return <OrderContent place={place} tab={tab} isInPanel />;
}
