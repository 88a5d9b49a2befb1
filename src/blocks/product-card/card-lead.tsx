import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { cardAction } from '#contract/rules/availability.ts';
import { BoxButton } from '#src/blocks/box-button.tsx';
import { CartStepper } from '#src/blocks/cart-stepper.tsx';
import { NotifyButton } from '#src/blocks/notify-button.tsx';
import { openEgift } from '#src/blocks/open-egift.ts';
import { formatDate } from '#src/lib/dates.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';

import styles from './card-lead.module.css';

interface Props {
  card: ProductCard;
  /** The product's page, below /product/. */
  splat: string;
  /** In the place of what the product's state says. */
  children?: ReactNode;
}

/** What a card leads with (storefront.md section 2, action area), in the picture's corner: the plus, or what the product's state has in its place. */
export function CardLead(props: Props) {
  return <div className={styles.lead}>{props.children || <LeadingAction {...props} />}</div>;
}

function LeadingAction({ card, splat }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const name = card.name[locale];
  const choose = t`Choose`;
  switch (cardAction(card)) {
    case 'coming-soon':
      return (
        <p className={styles.soon}>
          <Trans>Coming Soon</Trans>
          {card.comingSoonDate && <bdi>{formatDate(card.comingSoonDate, 'day', locale)}</bdi>}
        </p>
      );
    case 'notify-me':
      return <NotifyButton card={card} look="quiet" />;
    case 'gift-box':
      return <BoxButton card={card} look="offer" />;
    case 'e-gift':
      return (
        <Button look="offer" aria-label={t`Send ${name}`} onClick={() => openEgift(card)}>
          <Icon name="credit-card" />
          <Trans>Send e-gift</Trans>
        </Button>
      );
    case 'choose':
      return (
        <Link
          to="/$locale/product/$"
          params={{ locale, _splat: splat }}
          className={buttonClass('primary')}
          aria-label={`${choose}: ${card.choice?.[locale]}`}
        >
          {choose}
          <Icon name="caret-right" size={16} />
        </Link>
      );
    case 'add':
      return <CartStepper card={card} />;
  }
}
