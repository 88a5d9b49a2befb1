import type { ProductCard } from '#contract/catalogue-card.ts';
import { cartMessages } from '#contract/messages/cart.ts';
import { say } from '#contract/messages/sentence.ts';
import { useEdit } from '#src/blocks/use-edit.ts';
import { addToCart } from '#src/domain/cart/add-to-cart.ts';
import { noteCards } from '#src/offline/own-cards.ts';
import { useLocale } from '#src/state/locale.tsx';
import { showToast } from '#src/state/toasts.ts';

/**
 * Adds a product from beside the cart; true once it is in it. `asOf`: ISO time of the answer that it stood in: without signal the cart knows
 * its name and price by that.
 */
export function useAddSuggestion(): (card: ProductCard, asOf: string) => Promise<boolean> {
  const locale = useLocale();
  const edit = useEdit();
  return async (card, asOf) => {
    try {
      noteCards([{ card, asOf }]);
      if (!(await edit(addToCart(card)))) return false;
      showToast(say(cartMessages.added, locale), 'success');
      return true;
    } catch {
      showToast(say(cartMessages.addingFailed, locale), 'error');
      return false;
    }
  };
}
