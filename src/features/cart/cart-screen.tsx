import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { ScreenHeader } from '#src/blocks/screen-header.tsx';
import { useFirstRows } from '#src/blocks/use-first-rows.ts';
import { useLocale } from '#src/state/locale.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

import { CartLine } from './cart-line.tsx';
import { CartSection } from './cart-section.tsx';
import { CartStanding } from './cart-standing.tsx';
import { CartSummary } from './cart-summary.tsx';
import { CheckoutBar } from './checkout-bar.tsx';
import { FrequentlyBought } from './frequently-bought.tsx';
import { PriceAlert } from './price-alert.tsx';
import { ThingsYouLike } from './things-you-like.tsx';
import { useCart } from './use-cart.ts';

import styles from './cart-screen.module.css';

/** /cart (storefront.md section 2, Cart page): the device's lines at once, the server's totals as soon as they come. */
export function CartScreen() {
  const { t } = useLingui();
  const locale = useLocale();
  const cart = useCart();
  const { lines, isRead } = cart;
  const of = (cartType: string) => lines.filter((line) => line.cartType === cartType);
  const cartRows = useFirstRows(of('CRT'));
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
      <ScreenHeader title={<Trans>Cart</Trans>} back="" />
      <div className={styles.columns}>
        <div className={styles.lines}>
          <CartStanding cart={cart} />
          <CartSection title={t`Cart items`} count={of('CRT').length}>
            {cartRows.map((line) => (
              <CartLine key={line.stockCode} line={line} cart={cart} variant="view_cart_box" />
            ))}
            {of('CRT').length === 0 && (
              <Notice icon="basket" title={<Trans>Your cart is empty</Trans>}>
                <p>
                  <Trans>What you add stays here, on this device and on your others, with signal or without.</Trans>
                </p>
                <Link to="/$locale/searchpage" params={{ locale }} className={buttonClass('quiet')}>
                  <Trans>See everything we have</Trans>
                </Link>
              </Notice>
            )}
          </CartSection>
          <CartSection
            title={t`Regular items`}
            count={of('REG').length}
            empty={t`Items that come every week will stand here. Regular orders are not open yet.`}
          >
            {of('REG').map((line) => (
              <CartLine key={line.stockCode} line={line} cart={cart} variant="is_regular" />
            ))}
          </CartSection>
          <CartSection
            title={t`Gift Box`}
            count={of('CGB').length}
            empty={t`A box of up to 6 gifts will stand here. Gift boxes are not open yet.`}
          >
            {of('CGB').map((line) => (
              <CartLine key={line.stockCode} line={line} cart={cart} variant="is_gift_box" />
            ))}
          </CartSection>
        </div>
        {lines.length > 0 && <CartSummary cart={cart} />}
      </div>
      <FrequentlyBought lines={lines} />
      <ThingsYouLike lines={lines} />
      <CheckoutBar cart={cart} />
      <PriceAlert cart={cart} />
    </div>
  );
}
