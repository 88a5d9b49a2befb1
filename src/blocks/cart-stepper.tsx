import { useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { useIsCartKnown } from '#src/domain/cart/lines.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { later } from '#src/ui/later.tsx';

import { useCartLine } from './use-cart-line.ts';

import styles from './cart-stepper.module.css';

/** Loaded apart from the first page: the cart is empty until the shopper's rows are read. */
const CardStepper = later(async () => (await import('./card-stepper.tsx')).CardStepper, PlainCount);

/** How many, where the stepper's code has not come. */
function PlainCount({ quantity }: { card: ProductCard; quantity: number; hasFocus: boolean }) {
  return <Button>{useIsCartKnown() ? quantity : <bdi>+{quantity}</bdi>}</Button>;
}

interface Props {
  card: ProductCard;
  /** What the button says; without it the button is a round plus, for a picture's corner. */
  children?: ReactNode;
}

/** 'Add' until the product is in the cart, then the stepper in its place. */
export function CartStepper({ card, children }: Props) {
  const { t } = useLingui();
  const name = card.name[useLocale()];
  const { quantity, add } = useCartLine(card);
  // The control that replaces the tapped one takes over its focus, where it had it: beside suggestions the keyboard stays in the field.
  const [hasFocus, setHasFocus] = useState(false);
  if (quantity > 0) {
    return <CardStepper {...{ card, quantity, hasFocus }} />;
  }
  return (
    <Button
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- only where the stepper had it
      autoFocus={hasFocus}
      className={children === undefined ? styles.round : undefined}
      aria-label={t`Add ${name} to cart`}
      onClick={({ currentTarget }) => {
        setHasFocus(document.activeElement === currentTarget);
        add();
      }}
    >
      <Icon name="plus" />
      {children !== undefined && <span>{children}</span>}
    </Button>
  );
}
