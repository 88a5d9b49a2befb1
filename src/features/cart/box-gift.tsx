import { Trans } from '@lingui/react/macro';
import { useState } from 'react';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { ItemCard } from '#src/blocks/item-card/item-card.tsx';
import { MoveToBoxButton } from '#src/blocks/move-to-box-button.tsx';
import { setLineOrSay } from '#src/blocks/set-line-or-say.ts';
import { useLocale } from '#src/state/locale.tsx';

import { LineControl } from './line-control.tsx';
import type { Cart } from './use-cart.ts';

import styles from './cart-line.module.css';

interface Props {
  card: ProductCard;
  cart: Pick<Cart, 'lines'>;
}

/** A gift that can lie in the box: the button that puts it there, then how many lie there. */
export function BoxGift({ card, cart }: Props) {
  const locale = useLocale();
  const { stockCode, minimumOrder } = card;
  const [isPutHere, setIsPutHere] = useState(false);
  const lineOf = (type: string) => cart.lines.find((line) => line.cartType === type && line.stockCode === stockCode);
  const boxed = lineOf('CGB');
  const inCart = lineOf('CRT');
  return (
    <ItemCard
      variant="is_gift_box"
      card={card}
      isReading={false}
      fallbackName={stockCode}
      note={
        <>
          {inCart && (
            <p className={styles.message}>
              <Trans>
                In your cart: <bdi>{inCart.quantity}</bdi>
              </Trans>
            </p>
          )}
          {minimumOrder > 1 && (
            <p className={styles.message}>
              <Trans>
                At least <bdi>{minimumOrder}</bdi>, in one place of the box
              </Trans>
            </p>
          )}
        </>
      }
    >
      {boxed ? (
        <LineControl
          {...{ line: boxed, card, minimumOrder }}
          name={card.name[locale]}
          isOut={false}
          hasFocus={isPutHere}
          onSet={(quantity) => void setLineOrSay({ ...boxed, quantity }, locale)}
        />
      ) : (
        <MoveToBoxButton card={card} look="offer" isSeen onMove={() => setIsPutHere(true)} />
      )}
    </ItemCard>
  );
}
