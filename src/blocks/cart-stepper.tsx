import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState, type ReactNode } from 'react';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';

import { useCartLine } from './use-cart-line.ts';

/** Not of the first page: nothing is in the cart before the shopper's rows are read. */
const QuantityStepper = lazy(async () => ({ default: (await import('./quantity-stepper.tsx')).QuantityStepper }));

/** 'Add' until the product is in the cart, then the stepper in its place. `children`: what the button says. */
export function CartStepper({ card, children }: { card: ProductCard; children: ReactNode }) {
  const { t } = useLingui();
  const name = card.name[useLocale()];
  const { quantity, add, set } = useCartLine(card);
  // Whatever comes in place of what was tapped takes the focus from it.
  const [hasFocus, setHasFocus] = useState(false);
  if (quantity > 0) {
    const { minimumOrder } = card;
    return (
      <Suspense fallback={<Button>{quantity}</Button>}>
        <QuantityStepper {...{ name, quantity, minimumOrder, hasFocus }} onSet={set} />
      </Suspense>
    );
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
