import { Trans } from '@lingui/react/macro';

import type { Regular } from '#contract/regulars.ts';
import { currentPrice } from '#contract/rules/availability.ts';
import { sayHours } from '#contract/rules/hours.ts';
import { ItemCard } from '#src/blocks/item-card/item-card.tsx';
import { dayWithin } from '#src/blocks/moment-within.ts';
import { sayDate } from '#src/blocks/spoken-dates.ts';
import type { KnownCards } from '#src/domain/catalogue/cards-by-code.ts';
import { useLocale } from '#src/state/locale.tsx';

import boxes from '#src/ui/box.module.css';

/** Beside its name stands how many come. */
const NO_PRICE = { each: 0, quantity: 1, total: null };

/**
 * The next delivery of a regular order, which may be an order already. What is paid already costs nothing any more; else the price is today's, which the wallet pays
 * unless it has changed by then.
 */
export function RegularItem({ regular, known }: { regular: Regular; known: KnownCards }) {
  const locale = useLocale();
  const { stockCode, name, nextDay, orderedDay, time, quantity, payState } = regular;
  const card = known.cards.get(stockCode)?.card;
  const isPaid = payState === 'PAID';
  const each = card && !isPaid ? currentPrice(card) : 0;
  // What is an order already comes as it was, at what it was.
  const isPriced = each > 0 && orderedDay === '';
  return (
    <ItemCard
      variant="is_regular"
      card={card}
      isReading={!known.isRead}
      fallbackName={name[locale]}
      count={isPriced || orderedDay !== '' ? 1 : quantity}
      sum={isPriced ? { each, quantity, total: each * quantity } : NO_PRICE}
      note={
        <>
          <p className={boxes.soft}>
            {orderedDay === '' ? (
              <Trans>
                Next delivery: <bdi>{sayDate(nextDay, locale)}</bdi>
              </Trans>
            ) : (
              <Trans>
                Next delivery: <bdi>{dayWithin(orderedDay, locale)}</bdi>, unchanged
              </Trans>
            )}
          </p>
          <p className={boxes.soft}>
            <bdi>{sayHours(time, locale)}</bdi>
            {' · '}
            {isPaid ? <Trans>Paid</Trans> : <Trans>From your wallet each time</Trans>}
          </p>
        </>
      }
    />
  );
}
