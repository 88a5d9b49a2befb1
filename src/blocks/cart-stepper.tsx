import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState, type ReactNode } from 'react';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { useIsCartKnown } from '#src/domain/cart/lines.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';

import { useCartLine } from './use-cart-line.ts';

import styles from './cart-stepper.module.css';

/** Loaded apart from the first page: the cart is empty until the shopper's rows are read. */
const CardStepper = lazy(async () => ({ default: (await import('./card-stepper.tsx')).CardStepper }));

interface Props {
  card: ProductCard;
  /** What the button says; without it the button is a round plus, for a picture's corner. */
  children?: ReactNode;
  /** How many the first tap adds; one minimum order unless said otherwise. */
  first?: number;
}

/** 'Add' until the product is in the cart, then the stepper in its place. */
export function CartStepper({ card, children, first }: Props) {
  const { t } = useLingui();
  const name = card.name[useLocale()];
  const { quantity, add } = useCartLine(card, first);
  const isKnown = useIsCartKnown();
  // The control that replaces the tapped one takes over its focus.
  const [hasFocus, setHasFocus] = useState(false);
  if (quantity > 0) {
    return (
      <Suspense fallback={<Button>{isKnown ? quantity : <bdi>+{quantity}</bdi>}</Button>}>
        <CardStepper {...{ card, quantity, hasFocus }} />
      </Suspense>
    );
  }
  return (
    <Button
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- only where the stepper had it
      autoFocus={hasFocus}
      className={children === undefined ? styles.round : undefined}
      aria-label={t`Add ${name} to cart`}
      onClick={() => {
        setHasFocus(true);
        add();
      }}
    >
      <Icon name="plus" />
      {children !== undefined && <span>{children}</span>}
    </Button>
  );
}
