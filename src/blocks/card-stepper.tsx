import type { ProductCard } from '#contract/catalogue-card.ts';
import { currentPrice } from '#contract/rules/availability.ts';
import { useIsCartKnown } from '#src/domain/cart/lines.ts';
import { useLocale } from '#src/state/locale.tsx';

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
  const set = (wanted: number): void =>
    void setLineOrSay({ cartType: 'CRT', stockCode, quantity: wanted, seenPrice: currentPrice(card) }, locale);
  return <QuantityStepper {...{ name: card.name[locale], quantity, isKnown, minimumOrder, hasFocus }} onSet={set} />;
}
