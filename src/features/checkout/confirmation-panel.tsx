import type { OrderPlace } from '#contract/order-urls.ts';

import { ThanksScreen } from './thanks-screen.tsx';

/** Panel `order_confirmation` (account.md section 2): what the thank-you page said, over another page. */
export function ConfirmationPanel({ place }: { place: OrderPlace }) {
  return <ThanksScreen {...place} hasBanner={false} />;
}
