import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { cardAction } from '#contract/rules/availability.ts';
import { inSteps } from '#contract/rules/cart-sums.ts';
import { productPath } from '#contract/urls.ts';
import { CartStepper } from '#src/blocks/cart-stepper.tsx';
import { NotifyButton } from '#src/blocks/notify-button.tsx';
import { useLocale } from '#src/state/locale.tsx';
import { buttonClass } from '#src/ui/button.tsx';

interface Props {
  card: ProductCard;
  /** How many the shopper wants of it. */
  quantity?: number;
}

/** The leading action of a favourite or a list's item: the cart, notify-me, or the product's page where something must be chosen. */
export function RowAction({ card, quantity = 1 }: Props) {
  const locale = useLocale();
  const action = cardAction(card);
  if (action === 'notify-me') return <NotifyButton card={card} look="quiet" />;
  // A cut that was put on a list is chosen already.
  if (action === 'add' || action === 'choose') {
    const first = inSteps(quantity, card.minimumOrder);
    return (
      <CartStepper card={card} first={first}>
        {first > 1 ? <Trans>Add {first}</Trans> : <Trans>Add</Trans>}
      </CartStepper>
    );
  }
  return (
    <Link
      to="/$locale/product/$"
      params={{ locale, _splat: productPath(card).slice('/product/'.length) }}
      className={buttonClass('quiet')}
    >
      {action === 'coming-soon' ? <Trans>Coming Soon</Trans> : <Trans>See the product</Trans>}
    </Link>
  );
}
