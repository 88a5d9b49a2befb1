import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation } from '@tanstack/react-router';
import type { MouseEvent } from 'react';

import { whenSignedIn } from '#src/blocks/login-gate.ts';
import { useIsWide } from '#src/blocks/use-is-wide.ts';
import { useCartCount } from '#src/domain/cart/lines.ts';
import { useLocale } from '#src/state/locale.tsx';
import { openPanel, type LoginReason } from '#src/state/panels.ts';
import { Icon } from '#src/ui/icon.tsx';
import { later } from '#src/ui/later.tsx';

import styles from './header.module.css';

/** Loaded apart from the first page: the cart is empty until the shopper's rows are read. */
const CartTotal = later<{ count: number }>(
  async () => (await import('./cart-total.tsx')).CartTotal,
  () => <Trans>Cart</Trans>,
);

type OwnPanel = 'myfavourites' | 'myaccountmobile' | 'mobile_cart';

/** The header's links to the shopper's own pages. A plain tap opens the same beside the page (account.md section 2, Panels). */
export function OwnLinks() {
  const { t } = useLingui();
  const locale = useLocale();
  const isWide = useIsWide();
  const count = useCartCount();
  const path = useLocation({ select: (location) => location.pathname });
  const beside = (event: MouseEvent<HTMLAnchorElement>, panel: OwnPanel, reason: LoginReason): void => {
    // The browser opens it elsewhere.
    const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
    // A page of the account has its menu beside it, or leads to it.
    if (isElsewhere || path.startsWith(event.currentTarget.pathname)) return;
    event.preventDefault();
    whenSignedIn(reason, () => openPanel(panel, {}));
  };
  const links = [
    ['/$locale/account/myfavourites', 'heart', t`Favourites`, 'myfavourites', 'favourites'],
    ['/$locale/account', 'user', t`Account`, 'myaccountmobile', 'account'],
    ['/$locale/cart', 'shopping-cart-simple', t`Cart`, 'mobile_cart', 'cart'],
  ] as const;
  return links.map(([to, icon, label, panel, reason]) => (
    <Link
      key={to}
      to={to}
      params={{ locale }}
      className={styles.link}
      aria-haspopup="dialog"
      onClick={(event) => beside(event, panel, reason)}
    >
      <Icon name={icon} />
      {reason === 'cart' && count > 0 && (isWide || path.includes('/product/')) ? <CartTotal count={count} /> : label}
    </Link>
  ));
}
