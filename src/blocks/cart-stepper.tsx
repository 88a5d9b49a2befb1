import { useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';

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
  // Whatever comes in place of what was tapped takes the focus from it.
  const [hasFocus, setHasFocus] = useState(false);
  if (quantity > 0) {
    const { minimumOrder } = card;
    return <QuantityStepper {...{ name, quantity, minimumOrder, hasFocus }} onSet={set} />;
  }
  return (
    <Button
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- only where the stepper had it
      autoFocus={hasFocus}
      aria-label={t`Add ${name} to cart`}
      onClick={() => {
        setHasFocus(true);
        add();
      }}
    >
      <Icon name="plus" />
      <span>{children}</span>
    </Button>
  );
}
