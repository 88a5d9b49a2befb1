import type { ProductCard } from '#contract/catalogue-card.ts';
import { lineKey } from '#contract/rows/keys.ts';
import { whenSignedIn } from '#src/blocks/login-gate.ts';
import { shopView } from '#src/offline/shop/shop-door.ts';
import { openPanel } from '#src/state/panels.ts';
import { sessionUser } from '#src/state/session.ts';
import { showToast } from '#src/state/toasts.ts';

/**
 * Opens what a delivery message is written in. Only a guest is told that it needs a sign-in (storefront.md sections 2 and 5).
 * @param signInFirst the specification's sentence, in the page's language
 */
export function askForMessage(card: ProductCard, signInFirst: string): void {
  if (sessionUser() === null) showToast(signInFirst, 'info');
  whenSignedIn('gift', () => {
    const isBoxed = shopView().get(lineKey('CGB', card.stockCode)) !== undefined;
    openPanel('gift_message', { card, cartType: isBoxed ? 'CGB' : 'CRT' });
  });
}
