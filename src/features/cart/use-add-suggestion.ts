import type { ProductCard } from '#contract/catalogue-card.ts';
import { cartMessages } from '#contract/messages/cart.ts';
import { say } from '#contract/messages/sentence.ts';
import { sayIfNotKept } from '#src/blocks/say-not-kept.ts';
import { addToCart } from '#src/domain/cart/add-to-cart.ts';
import { useLocale } from '#src/state/locale.tsx';
import { showToast } from '#src/state/toasts.ts';

/** Adds a product from beside the cart; true once it is in it. */
export function useAddSuggestion(): (card: ProductCard) => Promise<boolean> {
  const locale = useLocale();
  return async (card) => {
    try {
      if (!(await sayIfNotKept(await addToCart(card), locale))) return false;
      showToast(say(cartMessages.added, locale), 'success');
      return true;
    } catch {
      showToast(say(cartMessages.addingFailed, locale), 'error');
      return false;
    }
  };
}
