import { Trans } from '@lingui/react/macro';

import { cardAction, isOutOfStock } from '#contract/rules/availability.ts';
import { StandingMark } from '#src/blocks/standing-mark.tsx';
import { useQuantity } from '#src/domain/cart/lines.ts';
import type { KnownCard } from '#src/domain/catalogue/cards-by-code.ts';
import { wantedOf } from '#src/domain/lists/wanted.ts';
import type { EditStanding } from '#src/offline/shop/shop-door.ts';

import styles from './row-note.module.css';

interface Props {
  /** Undefined where this device has never seen the product. */
  known: KnownCard | undefined;
  standing: EditStanding;
  /** How many the list wants of it; favourites want none in particular, and a list that is edited has one number a row. */
  quantity?: number;
}

/** Below a row's name: out of stock, unknown on this device, sold in more than the list wants, in the cart but fewer, and whether the row is saved. */
export function RowNote({ known, standing, quantity = 0 }: Props) {
  const inCart = useQuantity(known?.card.stockCode ?? '');
  // As the button of the whole list counts: in steps, and only what can be put in.
  const isSold = known && ['add', 'choose'].includes(cardAction(known.card));
  const wanted = isSold ? wantedOf(quantity, known.card) : 0;
  return (
    <p className={styles.note}>
      {!known && <Trans>Its name and price load once you are online</Trans>}
      {known && isOutOfStock(known.card) && (
        <span className={styles.out}>
          <Trans>Out of stock</Trans>
        </span>
      )}
      {quantity > 0 && quantity < wanted && (
        <span>
          <Trans>
            At least <bdi>{wanted}</bdi>
          </Trans>
        </span>
      )}
      {inCart > 0 && inCart < wanted && (
        <span>
          <Trans>
            <bdi>{inCart}</bdi> of <bdi>{wanted}</bdi> in the cart
          </Trans>
        </span>
      )}
      <StandingMark standing={standing} />
    </p>
  );
}
