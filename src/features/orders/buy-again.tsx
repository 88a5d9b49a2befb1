import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import type { Tracking } from '#contract/order-detail.ts';
import { cardAction } from '#contract/rules/availability.ts';
import { productPath } from '#contract/urls.ts';
import { ItemCard } from '#src/blocks/item-card/item-card.tsx';
import { NotifyButton } from '#src/blocks/notify-button.tsx';
import { useCards } from '#src/domain/catalogue/cards-by-code.ts';
import { useLocale } from '#src/state/locale.tsx';
import { buttonClass } from '#src/ui/button.tsx';

import { BuyAgainButton } from './buy-again-button.tsx';

import boxes from './order-box.module.css';
import heads from './order-card.module.css';
import styles from './order-tracking.module.css';

interface Props {
  items: Tracking['items'];
  /** The way to the whole order. */
  children?: ReactNode;
}

/** What is in the order and how many of each, with Buy Again (storefront.md section 2). */
export function BuyAgain({ items, children }: Props) {
  const locale = useLocale();
  const { cards, isRead } = useCards(items.map(({ stockCode }) => stockCode));
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="buy-again" className={styles.items}>
      <div className={heads.head}>
        <h2 id="buy-again" className={boxes.title}>
          <Trans>In this order</Trans>
        </h2>
        {children}
      </div>
      <ul className={styles.items}>
        {items.map(({ stockCode, name, quantity }) => {
          const card = cards.get(stockCode)?.card;
          const action = card && cardAction(card);
          return (
            <li key={stockCode}>
              <ItemCard
                variant="track_order"
                card={card}
                isReading={!isRead}
                fallbackName={name[locale]}
                fact={
                  quantity > 1 && (
                    <strong>
                      <Trans>Qty {quantity}</Trans>
                    </strong>
                  )
                }
              >
                {card && action === 'notify-me' && <NotifyButton card={card} look="quiet" />}
                {card && (action === 'add' || action === 'choose') && <BuyAgainButton card={card} />}
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
