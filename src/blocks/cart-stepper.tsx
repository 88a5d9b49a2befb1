import { useLingui } from '@lingui/react/macro';
import { useRef, type ReactNode } from 'react';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';

import { QuantityStepper } from './quantity-stepper.tsx';
import { useCartLine } from './use-cart-line.ts';

/** 'Add' until the product is in the cart, then the stepper in its place. `children`: what the button says. */
export function CartStepper({ card, children }: { card: ProductCard; children: ReactNode }) {
  const { t } = useLingui();
  const name = card.name[useLocale()];
  const { quantity, add, set } = useCartLine(card);
  const isTapped = useRef(false);
  if (quantity > 0) {
    const { minimumOrder } = card;
    const hasFocus = isTapped.current;
    isTapped.current = false;
    return <QuantityStepper {...{ name, quantity, minimumOrder, hasFocus }} onSet={set} />;
  }
  return (
    <Button
      aria-label={t`Add ${name} to cart`}
      onClick={() => {
        isTapped.current = true;
        add();
      }}
    >
      <Icon name="plus" />
      <span>{children}</span>
    </Button>
  );
}
