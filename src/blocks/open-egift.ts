import type { ProductCard } from '#contract/catalogue-card.ts';
import { openPanel } from '#src/state/panels.ts';

/** storefront.md sections 2 and 8: the form of an e-gift is another one at 1025 px and below. A guest may fill it in, and signs in to send it. */
export function openEgift(card: ProductCard, typed: Readonly<Record<string, string>> = {}): void {
  openPanel(matchMedia('(width <= 1025px)').matches ? 'egift_modal_mobile' : 'egift_modal', { card, typed });
}
