import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';

import { cartMessages } from '#contract/messages/cart.ts';
import { say } from '#contract/messages/sentence.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';
import { leavePanels, openPanel } from '#src/state/panels.ts';
import { showToast } from '#src/state/toasts.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';

import { barOffer } from './bar-offer.ts';
import type { Cart } from './use-cart.ts';

import bars from '#src/ui/bottom-bar.module.css';
import styles from './checkout-bar.module.css';

interface Props {
  cart: Cart;
  /** It stands below the summary of a wide screen. */
  isBeside?: boolean;
}

/** The sticky checkout bar (storefront.md section 2, Cart page): with a total of 0 it leads back to the shelves. */
export function CheckoutBar({ cart, isBeside = false }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const navigate = useNavigate();
  const { isCurrent, outOfStock, delivery, deposit, quote, estimate } = cart;
  const { total, isWaiting, offers } = barOffer(cart);
  const { savings } = isCurrent && quote ? quote : estimate;
  const go = (): void => {
    if (outOfStock.length > 0) {
      showToast(say(cartMessages.removeOutOfStock, locale), 'error');
      openPanel('out_of_stock', {});
      return;
    }
    leavePanels(() => void navigate({ to: '/$locale/checkout', params: { locale } }));
  };
  if (offers === 'continue-shopping') {
    return (
      <div className={isBeside ? styles.beside : `${bars.bar} ${styles.none}`}>
        <Link to="/$locale" params={{ locale }} className={buttonClass('primary', styles.wide)}>
          <Trans>Continue shopping</Trans>
        </Link>
      </div>
    );
  }
  return (
    <section className={isBeside ? styles.beside : bars.bar} aria-label={t`Checkout`}>
      {!isBeside && (
        <p className={styles.total}>
          <bdi className={isWaiting ? styles.waiting : undefined}>
            {formatMoney(total + (delivery?.fils ?? 0) + deposit, locale)}
          </bdi>
          <span className={styles.note}>
            {isCurrent && delivery ? (
              <Trans>With delivery and VAT</Trans>
            ) : isCurrent ? (
              <Trans>Includes VAT</Trans>
            ) : isWaiting ? (
              <Trans>Updating…</Trans>
            ) : (
              <Trans>Not confirmed</Trans>
            )}
          </span>
          {savings > 0 && (
            <span className={styles.saved}>
              <Trans>
                You save <bdi>{formatMoney(savings, locale)}</bdi>
              </Trans>
            </span>
          )}
        </p>
      )}
      <Button className={styles.go} onClick={go}>
        <Trans>Checkout</Trans>
      </Button>
    </section>
  );
}
