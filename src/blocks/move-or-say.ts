import type { ProductCard } from '#contract/catalogue-card.ts';
import { cartMessages } from '#contract/messages/cart.ts';
import { say } from '#contract/messages/sentence.ts';
import { refusalMessages } from '#contract/messages/sync.ts';
import type { Locale } from '#contract/urls.ts';
import { moveToBox } from '#src/domain/cart/move-to-box.ts';
import { showToast } from '#src/state/toasts.ts';

import { sayIfNotKept } from './say-not-kept.ts';

/** Moves a thing into the gift box and says what came of it; where that is seen, only what went wrong. Apart from its button, which guests load. */
export async function moveOrSay(card: ProductCard, locale: Locale, isSeen: boolean): Promise<void> {
  try {
    const moving = await moveToBox(card);
    if (typeof moving === 'string') showToast(say(refusalMessages[moving], locale), 'error');
    else if ((await sayIfNotKept(Promise.resolve(moving), locale)) && !isSeen) {
      showToast(say(cartMessages.moved, locale), 'success');
    }
  } catch {
    showToast(say(cartMessages.moveFailed, locale), 'error');
  }
}
