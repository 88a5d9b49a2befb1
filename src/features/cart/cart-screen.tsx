import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { AddingBar } from '#src/blocks/adding-bar.tsx';
import { PagePriceAge } from '#src/blocks/page-price-age.tsx';
import { ScreenHeader } from '#src/blocks/screen-header.tsx';
import { useAdding } from '#src/blocks/use-adding.ts';
import { useIsWide } from '#src/blocks/use-is-wide.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';

import { CartContents } from './cart-contents.tsx';
import { CartSummary } from './cart-summary.tsx';
import { CheckoutBar } from './checkout-bar.tsx';
import { CountedTitle } from './counted-title.tsx';
import { FrequentlyBought } from './frequently-bought.tsx';
import { PriceAlert } from './price-alert.tsx';
import { RepeatedNotice } from './repeated-notice.tsx';
import { ThingsYouLike } from './things-you-like.tsx';
import { pricesAsOf, useCart } from './use-cart.ts';

import styles from './cart-screen.module.css';

/** /cart (storefront.md section 2, Cart page): the device's lines at once, the server's totals as soon as they come. */
export function CartScreen({ repeatsOrder }: { repeatsOrder: boolean }) {
  const { t } = useLingui();
  const cart = useCart();
  const { adding } = useAdding({ isPaused: false });
  // The focus was on the button of the summary that made it so.
  const [hadFocus, setHadFocus] = useState(false);
  const { lines, isRead } = cart;
  const asOf = pricesAsOf(cart);
  // On a wide screen the button stands below the sum that it pays.
  const isBeside = useIsWide() && lines.length > 0;
  const count = lines.filter(({ cartType }) => cartType === 'CRT').length;
  // Two headings for one thing are one too many; beside a gift box the page's own would count one part of the cart.
  const isNamed = count > 0 && count === lines.length;
  if (!isRead) {
    return (
      <div className={styles.screen} aria-busy="true">
        <ScreenHeader title={<Trans>Cart</Trans>} back="" />
        {[0, 1, 2].map((at) => (
          <Skeleton key={at} height="128px" />
        ))}
      </div>
    );
  }
  return (
    <div className={styles.screen}>
      <ScreenHeader
        title={isNamed ? <CountedTitle title={t`Cart items`} count={count} /> : <Trans>Cart</Trans>}
        back=""
      />
      {asOf !== null && <PagePriceAge asOf={asOf} />}
      {adding && <AddingBar adding={adding} takesFocus={hadFocus} />}
      {repeatsOrder && <RepeatedNotice />}
      <div className={styles.columns}>
        <CartContents cart={cart} isNamed={isNamed} />
        {lines.length > 0 && (
          <div className={styles.side}>
            <CartSummary cart={cart} saysNext={!adding} onJoin={setHadFocus}>
              {isBeside && <CheckoutBar cart={cart} isBeside />}
            </CartSummary>
          </div>
        )}
      </div>
      <div className={styles.rails}>
        <FrequentlyBought lines={lines} />
        <ThingsYouLike lines={lines} />
      </div>
      {!isBeside && <CheckoutBar cart={cart} />}
      <PriceAlert cart={cart} />
    </div>
  );
}
