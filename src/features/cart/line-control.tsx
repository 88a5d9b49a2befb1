import type { ProductCard } from '#contract/catalogue-card.ts';
import { say } from '#contract/messages/sentence.ts';
import { refusalMessages } from '#contract/messages/sync.ts';
import { roomFor } from '#contract/rows/gift-box-rules.ts';
import { QuantityStepper } from '#src/blocks/quantity-stepper.tsx';
import { useIsCartKnown, type MyLine } from '#src/domain/cart/lines.ts';
import { shopView } from '#src/offline/shop/shop-door.ts';
import { useLocale } from '#src/state/locale.tsx';
import { openPanel } from '#src/state/panels.ts';
import { showToast } from '#src/state/toasts.ts';

import { OutOfStockActions } from './out-of-stock-actions.tsx';
import { RemoveLine } from './remove-line.tsx';

interface Props {
  line: MyLine;
  /** Undefined where this device does not know the product. */
  card: ProductCard | undefined;
  name: string;
  minimumOrder: number;
  isOut: boolean;
  onSet: (quantity: number) => void;
  /** The stepper takes the focus from the button that it came in place of. */
  hasFocus?: boolean;
}

/** What changes a line: its stepper; of the gift box, that it is given up; of what can't be bought, that it goes or is replaced. */
export function LineControl({ line, card, name, minimumOrder, isOut, onSet, hasFocus = false }: Props) {
  const locale = useLocale();
  const isKnown = useIsCartKnown();
  if (isOut || (line.isBox && !card)) {
    return <OutOfStockActions card={isOut ? card : undefined} name={name} onRemove={() => onSet(0)} />;
  }
  // Of a regular order from before there was a form: it can only go (contract/rows/cart.ts).
  if (line.cartType === 'REG') return <RemoveLine name={name} onRemove={() => onSet(0)} />;
  // What lies in it goes back to the cart: asked first.
  if (line.isBox && card) return <RemoveLine name={name} onRemove={() => openPanel('unselect_box', { card })} />;
  const set = (quantity: number): void => {
    const { cartType, stockCode, perPlace } = line;
    const more = quantity - line.quantity;
    const isTooMuch = cartType === 'CGB' && more > roomFor(shopView(), { stockCode, minimumOrder: perPlace });
    if (more > 0 && isTooMuch) showToast(say(refusalMessages.box_full, locale), 'error');
    else onSet(quantity);
  };
  return <QuantityStepper {...{ name, quantity: line.quantity, isKnown, minimumOrder, hasFocus }} onSet={set} />;
}
