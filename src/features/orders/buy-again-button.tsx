import { Trans, useLingui } from '@lingui/react/macro';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { useCartLine } from '#src/blocks/use-cart-line.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Button } from '#src/ui/button.tsx';

import boxes from './order-box.module.css';

/** Puts one more into the cart. It is no stepper: what it stands beside was ordered, and a quantity there would be the order's. */
export function BuyAgainButton({ card }: { card: ProductCard }) {
  const { t } = useLingui();
  const { quantity, add } = useCartLine(card);
  const name = card.name[useLocale()];
  return (
    <>
      <Button look="quiet" aria-label={t`Buy Again: ${name}`} onClick={() => add()}>
        <Trans>Buy Again</Trans>
      </Button>
      {quantity > 0 && (
        <span className={boxes.soft}>
          <Trans>In your cart: {quantity}</Trans>
        </span>
      )}
    </>
  );
}
