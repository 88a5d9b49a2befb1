import { useLingui } from '@lingui/react/macro';
import { Link, useLocation } from '@tanstack/react-router';

import { useCartCount } from '#src/domain/cart/lines.ts';
import { useLocale } from '#src/state/locale.tsx';
import type { IconName } from '#src/ui/icon-names.ts';
import { Icon } from '#src/ui/icon.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

import styles from './footer-tabs.module.css';

type TabIcon = Extract<IconName, 'house' | 'heart' | 'squares-four' | 'shopping-cart-simple' | 'user'>;

/** storefront.md section 2, "Mobile footer tabs": five tabs at 845 px and below, the active one filled. */
export function FooterTabs() {
  const { t } = useLingui();
  const locale = useLocale();
  // A search by words is on no shelf.
  const path = useLocation({ select: ({ pathname, search }) => ('q' in search ? '' : pathname) });
  const tabs = [
    { to: '/$locale', icon: 'house', label: t`Home` },
    { to: '/$locale/account/myfavourites', icon: 'heart', label: t`Favourites` },
    { to: '/$locale/searchpage', icon: 'squares-four', label: t`Categories` },
    { to: '/$locale/cart', icon: 'shopping-cart-simple', label: t`Cart` },
    { to: '/$locale/account', icon: 'user', label: t`Account` },
  ] as const satisfies readonly { icon: TabIcon; to: string; label: string }[];
  const cartCount = useCartCount();
  // The longest tab that the page lies under: the profile is part of the account, the favourites are a tab of their own.
  const here = tabs
    .filter(({ to }) => `${path.replace(/\/$/, '')}/`.startsWith(`${to.replace('$locale', locale)}/`))
    .filter(({ to }) => to !== '/$locale' || path.replace(/\/$/, '') === `/${locale}`)
    .sort((a, b) => b.to.length - a.to.length)[0];
  return (
    <nav className={styles.tabs} aria-label={t`Main`}>
      {tabs.map(({ to, icon, label }) => {
        const isActive = to === here?.to;
        return (
          <Link
            key={to}
            to={to}
            params={{ locale }}
            activeOptions={{ exact: true }}
            className={styles.tab}
            aria-current={isActive ? 'page' : undefined}
          >
            <span className={styles.icon}>
              <Icon name={isActive ? `${icon}-fill` : icon} size={24} />
              {icon === 'shopping-cart-simple' && (
                <bdi className={styles.badge} data-none={cartCount ? undefined : ''}>
                  {cartCount}
                  <VisuallyHidden> {t`items`}</VisuallyHidden>
                </bdi>
              )}
            </span>
            {label}
          </Link>
        );
      })}
    </nav>
  );
}
