import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { cardAction, hasFullRange } from '#contract/rules/availability.ts';
import { BoxButton } from '#src/blocks/box-button.tsx';
import { CartStepper } from '#src/blocks/cart-stepper.tsx';
import { askToSignIn, whenSignedIn } from '#src/blocks/login-gate.ts';
import { NotifyButton } from '#src/blocks/notify-button.tsx';
import { openEgift } from '#src/blocks/open-egift.ts';
import { formatDate } from '#src/lib/dates.ts';
import { useLocale } from '#src/state/locale.tsx';
import { openPanel } from '#src/state/panels.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';

import styles from './card-actions.module.css';

interface Props {
  card: ProductCard;
  /** The product's page, below /product/. */
  splat: string;
}

/** The action area of a card (storefront.md section 2): one leading action, and the quiet ones beside it. */
export function CardActions({ card, splat }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const name = card.name[locale];
  return (
    <div className={styles.area}>
      <div className={styles.lead}>
        <LeadingAction card={card} splat={splat} />
        {card.isRegularEligible && cardAction(card) === 'add' && (
          <button
            type="button"
            className={styles.square}
            aria-label={t`Make ${name} a regular order`}
            onClick={() => askToSignIn('regulars')}
          >
            <Icon name="repeat" />
          </button>
        )}
      </div>
      <div className={styles.links}>
        {cardAction(card) === 'notify-me' ? (
          <button type="button" className={styles.link} onClick={() => openPanel('alternative', { card })}>
            <Trans>View alternatives</Trans>
          </button>
        ) : (
          hasFullRange(card) && (
            <Link
              to="/$locale/viewall/$slug"
              params={{ locale, slug: card.brandSlug }}
              search={{ plProductDocno: card.productId }}
              className={styles.link}
            >
              <Trans>View full range</Trans>
            </Link>
          )
        )}
        <button
          type="button"
          className={styles.link}
          aria-label={t`Add ${name} to a list`}
          onClick={() =>
            whenSignedIn('lists', () => openPanel('my_list_sidebar', { card }), {
              kind: 'list',
              stockCode: card.stockCode,
              quantity: 0,
            })
          }
        >
          <Icon name="list-plus" />
          <span>
            <Trans>Add to list</Trans>
          </span>
        </button>
      </div>
    </div>
  );
}

function LeadingAction({ card, splat }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const name = card.name[locale];
  switch (cardAction(card)) {
    case 'coming-soon':
      return (
        <p className={styles.soon}>
          <Trans>Coming Soon</Trans>
          {card.comingSoonDate && (
            <>
              {' '}
              <bdi>{formatDate(card.comingSoonDate, 'day', locale)}</bdi>
            </>
          )}
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
        <Link to="/$locale/product/$" params={{ locale, _splat: splat }} className={buttonClass('quiet')}>
          {card.choice?.[locale]}
        </Link>
      );
    case 'add':
      return (
        <CartStepper card={card}>
          {card.minimumOrder > 1 ? (
            <Trans>
              Add <bdi>{card.minimumOrder}</bdi>
            </Trans>
          ) : (
            <Trans>Add</Trans>
          )}
        </CartStepper>
      );
  }
}
