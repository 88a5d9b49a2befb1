import type { Locale } from '#contract/urls.ts';
import { showToast } from '#src/state/toasts.ts';

/** storefront.md section 8, Cart: what was tried when an edit of the cart threw. The sentences load with the first failure. */
export async function sayCartFailed(
  tried: 'notAdded' | 'removingFailed' | 'unexpected',
  locale: Locale,
): Promise<void> {
  const [{ say }, { cartMessages }] = await Promise.all([
    import('#contract/messages/sentence.ts'),
    import('#contract/messages/cart.ts'),
  ]);
  showToast(say(cartMessages[tried], locale), 'error');
}
