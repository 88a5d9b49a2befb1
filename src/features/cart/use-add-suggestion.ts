import type { ProductCard } from '#contract/catalogue-card.ts';
import { cartMessages } from '#contract/messages/cart.ts';
import { say } from '#contract/messages/sentence.ts';
import { useEdit } from '#src/blocks/use-edit.ts';
import { addToCart } from '#src/domain/cart/add-to-cart.ts';
import { useLocale } from '#src/state/locale.tsx';
import { showToast } from '#src/state/toasts.ts';

/** Adds a product from beside the cart; true once it is in it. */
export function useAddSuggestion(): (card: ProductCard) => Promise<boolean> {
  const locale = useLocale();
  const edit = useEdit();
  return async (card) => {
    try {
      if (!(await edit(addToCart(card)))) return false;
      showToast(say(cartMessages.added, locale), 'success');
      return true;
    } catch {
      showToast(say(cartMessages.addingFailed, locale), 'error');
      return false;
    }
  };
}
