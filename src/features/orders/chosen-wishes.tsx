import { Trans } from '@lingui/react/macro';

import type { OrderDetail } from '#contract/order-detail.ts';
import { useWishWords } from '#src/blocks/use-wish-words.ts';

import boxes from './order-box.module.css';

/** What was chosen at checkout for its packing, its driver and sold-out products: nobody has to remember it. */
export function ChosenWishes({ order }: { order: OrderDetail }) {
  const { packings, ifSoldOut: soldOut } = useWishWords();
  const { instructions, packing, packingNote, deliveryMessage, ifSoldOut, printsInvoice } = order;
  return (
    <>
      {instructions !== '' && (
        <p className={boxes.soft}>
          <Trans>
            You asked: <bdi>{instructions}</bdi>
          </Trans>
        </p>
      )}
      {packing !== null && (
        <p className={boxes.soft}>
          <Trans>Packing: {packings[packing]}</Trans>
          {packingNote !== '' && (
            <>
              {' · '}
              <bdi>{packingNote}</bdi>
            </>
          )}
        </p>
      )}
      {ifSoldOut !== null && <p className={boxes.soft}>{soldOut[ifSoldOut]}</p>}
      {deliveryMessage !== '' && (
        <p className={boxes.soft}>
          <Trans>
            Message to the driver: <bdi>{deliveryMessage}</bdi>
          </Trans>
        </p>
      )}
      {printsInvoice && (
        <p className={boxes.soft}>
          <Trans>The invoice is printed and lies in the bag</Trans>
        </p>
      )}
    </>
  );
}
