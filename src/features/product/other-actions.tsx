import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { hasFullRange, isOutOfStock } from '#contract/rules/availability.ts';
import { whenSignedIn } from '#src/blocks/login-gate.ts';
import { MoveToBoxButton } from '#src/blocks/move-to-box-button.tsx';
import { useLocale } from '#src/state/locale.tsx';
import { openPanel } from '#src/state/panels.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';

import { askForMessage } from './ask-for-message.ts';

import styles from './other-actions.module.css';

/** What else can be done with a product: order it every week, give it, plan it, see what else its brand makes. */
export function OtherActions({ card }: { card: ProductCard }) {
  const { t } = useLingui();
  const locale = useLocale();
  const isThere = !card.isComingSoon && !isOutOfStock(card);
  return (
    <div className={styles.actions}>
      <div className={styles.row}>
        {isThere && card.giftRole === 'movable' && <MoveToBoxButton card={card} look="plain" />}
        {isThere && card.hasDeliveryMessage && !card.isEGift && (
          <Button look="plain" onClick={() => askForMessage(card, t`Please sign-in to enter delivery message`)}>
            <Icon name="envelope-simple" />
            <Trans>Add a gift message</Trans>
          </Button>
        )}
        <Button
          look="plain"
          onClick={() =>
            whenSignedIn('lists', () => openPanel('myshoppinglist', { card }), {
              kind: 'list',
              stockCode: card.stockCode,
              quantity: 0,
            })
          }
        >
          <Icon name="list-plus" />
          <Trans>Add to list</Trans>
        </Button>
        {hasFullRange(card) && (
          <Link
            to="/$locale/viewall/$slug"
            params={{ locale, slug: card.brandSlug }}
            search={{ plProductDocno: card.productId }}
            className={buttonClass('plain')}
          >
            <Icon name="storefront" />
            <Trans>View full range</Trans>
          </Link>
        )}
        {isThere && card.isRegularEligible && (
          <Button
            look="plain"
            onClick={() => openPanel('regular_modal', { stockCode: card.stockCode, name: card.name })}
          >
            <Icon name="repeat" />
            <Trans>Make it a regular order</Trans>
          </Button>
        )}
      </div>
      {isThere && card.hasDeliveryMessage && !card.isEGift && card.deliveryMessage && (
        <p className={styles.note}>{card.deliveryMessage[locale]}</p>
      )}
    </div>
  );
}
