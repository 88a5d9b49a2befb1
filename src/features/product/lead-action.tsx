import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { cardAction } from '#contract/rules/availability.ts';
import { productPath } from '#contract/urls.ts';
import { BoxButton } from '#src/blocks/box-button.tsx';
import { CartStepper } from '#src/blocks/cart-stepper.tsx';
import { NotifyButton } from '#src/blocks/notify-button.tsx';
import { openEgift } from '#src/blocks/open-egift.ts';
import { formatDate } from '#src/lib/dates.ts';
import { useLocale } from '#src/state/locale.tsx';
import { openPanel } from '#src/state/panels.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';

import styles from './lead-action.module.css';

interface Props {
  card: ProductCard;
  /** On a product's own page: its variant is chosen already, and what stands in for it is in sight. */
  isChosen?: boolean;
}

/** The one thing to do with a product first; with nothing in stock, to be told of it and to see what else there is. */
export function LeadAction({ card, isChosen = false }: Props) {
  const locale = useLocale();
  const action = cardAction(card);
  switch (action === 'choose' && isChosen ? 'add' : action) {
    case 'coming-soon':
      return (
        <p className={`${buttonClass('offer')} ${styles.soon}`}>
          <Icon name="calendar-blank" />
          <Trans>Coming Soon</Trans>
          {card.comingSoonDate && <bdi>{formatDate(card.comingSoonDate, 'day', locale)}</bdi>}
        </p>
      );
    case 'notify-me':
      return (
        <>
          <NotifyButton card={card} />
          {!isChosen && (
            <Button look="quiet" onClick={() => openPanel('alternative', { card })}>
              <Trans>View alternatives</Trans>
            </Button>
          )}
        </>
      );
    case 'gift-box':
      return <BoxButton card={card} />;
    case 'e-gift':
      return (
        <Button onClick={() => openEgift(card)}>
          <Icon name="credit-card" />
          <Trans>Send e-gift</Trans>
        </Button>
      );
    case 'choose':
      return (
        <Link
          to="/$locale/product/$"
          params={{ locale, _splat: productPath(card).slice('/product/'.length) }}
          className={buttonClass('primary')}
        >
          {card.choice?.[locale]}
        </Link>
      );
    case 'add':
      return (
        <CartStepper card={card}>
          {card.minimumOrder > 1 ? (
            <Trans>
              Add <bdi>{card.minimumOrder}</bdi> to cart
            </Trans>
          ) : (
            <Trans>Add to cart</Trans>
          )}
        </CartStepper>
      );
  }
}
