import { Trans, useLingui } from '@lingui/react/macro';

import { currentPrice, etaLabel } from '#contract/rules/availability.ts';
import { ItemCard, type ItemCardVariant } from '#src/blocks/item-card/item-card.tsx';
import { setLineOrSay } from '#src/blocks/set-line-or-say.ts';
import { StandingMark } from '#src/blocks/standing-mark.tsx';
import type { Undo } from '#src/blocks/use-undo.ts';
import { useLineStanding } from '#src/domain/cart/all-lines.ts';
import type { MyLine } from '#src/domain/cart/lines.ts';
import { useIsOffline } from '#src/state/connectivity.ts';
import { useLocale } from '#src/state/locale.tsx';

import { GiftTools } from './gift-tools.tsx';
import { LineControl } from './line-control.tsx';
import type { Cart } from './use-cart.ts';

import styles from './cart-line.module.css';

interface Props {
  line: MyLine;
  cart: Cart;
  /** Where what was taken out is offered back; a gift's message would be lost, so none is for what has one. */
  undo?: Undo;
  variant: ItemCardVariant;
}

/** A line of the cart. Its quantity changes at once; what it comes to is said when the server has said it, or by this device's prices without signal. */
export function CartLine({ line, cart, undo, variant }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const isOffline = useIsOffline();
  const standing = useLineStanding(line);
  const card = cart.known.cards.get(line.stockCode)?.card;
  const quoted = cart.quotedOf(line);
  const isOut = quoted?.state === 'out_of_stock';
  const isQuoted = quoted !== undefined && !isOut && quoted.asked === line.quantity;
  const name = card?.name[locale] ?? quoted?.name[locale] ?? line.stockCode;
  const each = isQuoted ? quoted.price : card ? currentPrice(card) : 0;
  const quantity = isQuoted ? quoted.quantity : line.quantity;
  // Without signal nobody says what several come to: the age of the prices stands above all rows.
  const isTotalled = isQuoted || quantity === 1 || isOffline;
  const sum = isOut || each === 0 ? null : { each, quantity, total: isTotalled ? each * quantity : null };
  // What the shopper saw stays what they saw: a new price is theirs to acknowledge.
  const set = async (quantity: number): Promise<void> => {
    const isSet = await setLineOrSay({ ...line, quantity }, locale);
    if (!isSet || quantity > 0 || line.isGiftWrapped || line.message !== null || line.cartType === 'REG') return;
    undo?.offer(t`${name} removed from the cart`, () => void setLineOrSay(line, locale));
  };
  return (
    <ItemCard
      variant={variant}
      card={card}
      isReading={!cart.known.isRead}
      fallbackName={name}
      sum={sum}
      note={
        <>
          {isOut && (
            <p className={styles.out}>
              <Trans>Out of stock</Trans>
            </p>
          )}
          {card?.eta && !isOut && (
            <p className={styles.message}>
              <bdi>{etaLabel(card.eta[locale], locale)}</bdi>
            </p>
          )}
          {quoted?.state === 'maximum' && isQuoted && (
            <p className={styles.out}>
              <Trans>
                At most <bdi>{quoted.maximum}</bdi> can be ordered at once
              </Trans>
            </p>
          )}
          {card && card.minimumOrder > 1 && line.quantity === card.minimumOrder && (
            <p className={styles.message}>
              <Trans>
                At least <bdi>{card.minimumOrder}</bdi>
              </Trans>
            </p>
          )}
          {line.isGiftWrapped && (
            <p className={styles.message}>
              <Trans>Gift wrapped</Trans>
            </p>
          )}
          {line.message !== null && (
            <p className={styles.message}>
              <bdi>{line.message}</bdi>
            </p>
          )}
          {standing !== 'saved' && <StandingMark standing={standing} />}
        </>
      }
    >
      <LineControl
        {...{ line, card, name, isOut }}
        minimumOrder={card?.minimumOrder ?? quoted?.minimumOrder ?? 1}
        onSet={(quantity) => void set(quantity)}
      />
      {card && <GiftTools line={line} card={card} />}
    </ItemCard>
  );
}
