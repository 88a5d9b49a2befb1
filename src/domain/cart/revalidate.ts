import type { QueryClient } from '@tanstack/react-query';

import { cartQuote } from './quote.ts';

/** storefront.md section 9: the delay after an item was removed from the out-of-stock list. */
const AFTER_REMOVAL_MS = 3000;

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Asks the shop about the cart again 3 s after the last removal (storefront.md section 4, Out-of-stock list). It outlives the
 * panel, which closes with the last removal; nothing is asked where no screen shows the cart any more.
 */
export function revalidateLater(client: QueryClient): void {
  clearTimeout(timer);
  timer = setTimeout(
    () => void client.refetchQueries({ queryKey: cartQuote().queryKey, type: 'active' }),
    AFTER_REMOVAL_MS,
  );
}
