import { cartMessages } from '#contract/messages/cart.ts';
import { say } from '#contract/messages/sentence.ts';
import type { Locale } from '#contract/urls.ts';
import { showToast } from '#src/state/toasts.ts';

/** storefront.md section 8, Cart: what was tried when an edit of the cart threw. */
export function sayCartFailed(tried: 'notAdded' | 'removingFailed' | 'unexpected', locale: Locale): void {
  showToast(say(cartMessages[tried], locale), 'error');
}
