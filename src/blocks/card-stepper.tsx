import type { ProductCard } from '#contract/catalogue-card.ts';
import { cartMessages } from '#contract/messages/cart.ts';
import { say } from '#contract/messages/sentence.ts';
import { currentPrice } from '#contract/rules/availability.ts';
import { useIsCartKnown } from '#src/domain/cart/lines.ts';
import { useLocale } from '#src/state/locale.tsx';
import { showToast } from '#src/state/toasts.ts';

import { QuantityStepper } from './quantity-stepper.tsx';
import { setLineOrSay } from './set-line-or-say.ts';

interface Props {
  card: ProductCard;
  quantity: number;
  hasFocus: boolean;
}

/** The quantity that the cart has of a product, changed on its card. */
export function CardStepper({ card, quantity, hasFocus }: Props) {
  const locale = useLocale();
  const { stockCode, minimumOrder } = card;
  const isKnown = useIsCartKnown();
  const set = async (wanted: number): Promise<void> => {
    const line = { cartType: 'CRT', stockCode, quantity: wanted, seenPrice: currentPrice(card) } as const;
    // It takes the place of "Item added to cart!", which may still be read.
    if ((await setLineOrSay(line, locale)) && wanted === 0) showToast(say(cartMessages.removed, locale), 'success');
  };
  return (
    <QuantityStepper
      {...{ name: card.name[locale], quantity, isKnown, minimumOrder, hasFocus }}
      onSet={(wanted) => void set(wanted)}
    />
  );
}
