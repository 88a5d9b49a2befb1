import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { cardAction } from '#contract/rules/availability.ts';
import { productPath } from '#contract/urls.ts';
import { CartStepper } from '#src/blocks/cart-stepper.tsx';
import { ItemCard } from '#src/blocks/item-card/item-card.tsx';
import { NotifyButton } from '#src/blocks/notify-button.tsx';
import { useCards } from '#src/domain/catalogue/cards-by-code.ts';
import { useLocale } from '#src/state/locale.tsx';
import { buttonClass } from '#src/ui/button.tsx';

import boxes from './order-box.module.css';
import styles from './order-tracking.module.css';

/** What is in the order, each with Buy Again (storefront.md section 2). */
export function BuyAgain({ stockCodes }: { stockCodes: readonly string[] }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { cards, isRead } = useCards(stockCodes);
  if (stockCodes.length === 0) return null;
  return (
    <section aria-labelledby="buy-again" className={styles.items}>
      <h2 id="buy-again" className={boxes.title}>
        <Trans>Items</Trans>
      </h2>
      <ul className={styles.items}>
        {[...new Set(stockCodes)].map((code) => {
          const card = cards.get(code)?.card;
          const action = card && cardAction(card);
          return (
            <li key={code}>
              <ItemCard variant="track_order" card={card} isReading={!isRead} fallbackName={t`Item ${code}`}>
                {card && action === 'notify-me' && <NotifyButton card={card} look="quiet" />}
                {card && (action === 'add' || action === 'choose') && (
                  <CartStepper card={card}>
                    <Trans>Buy Again</Trans>
                  </CartStepper>
                )}
                {card && action !== 'notify-me' && action !== 'add' && action !== 'choose' && (
                  <Link
                    to="/$locale/product/$"
                    params={{ locale, _splat: productPath(card).slice('/product/'.length) }}
                    className={buttonClass('quiet')}
                  >
                    <Trans>See the product</Trans>
                  </Link>
                )}
              </ItemCard>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
