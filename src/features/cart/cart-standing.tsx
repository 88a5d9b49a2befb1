import { Plural, Trans } from '@lingui/react/macro';

import { useIsOffline } from '#src/state/connectivity.ts';
import { openPanel } from '#src/state/panels.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';

import type { Cart } from './use-cart.ts';

import styles from './cart-standing.module.css';

/** What the shopper must know of the whole cart: the shop not answering, products that are gone. Of the signal the bar below the header tells. */
export function CartStanding({ cart }: { cart: Cart }) {
  const isOffline = useIsOffline();
  const { lines, outOfStock, error, isCurrent, renew } = cart;
  if (lines.length === 0) return null;
  return (
    <>
      {/* That there was no signal a moment ago is no answer of the shop. */}
      {!isOffline && error && error.kind !== 'offline' && !isCurrent && (
        <div className={styles.failed} role="alert">
          <Icon name="warning-circle" size={18} />
          <p>
            <Trans>The shop did not answer. The total is not confirmed.</Trans>
          </p>
          <Button look="quiet" onClick={renew}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
      {outOfStock.length > 0 && (
        <div className={styles.failed}>
          <Icon name="warning-circle" size={18} />
          <p>
            <Plural
              value={outOfStock.length}
              one="# product in your cart is out of stock."
              other="# products in your cart are out of stock."
            />
          </p>
          <Button look="quiet" onClick={() => openPanel('out_of_stock', {})}>
            <Trans>See them</Trans>
          </Button>
        </div>
      )}
    </>
  );
}
