import { useLingui } from '@lingui/react/macro';

import { AppLink } from '#src/blocks/app-link.tsx';
import type { IconName } from '#src/ui/icon-names.ts';
import { Icon } from '#src/ui/icon.tsx';

import { TierCard } from './tier-card.tsx';

import styles from './header-strip.module.css';

/** account.md section 2, Account header strip: who is here, and the four shortcuts. */
export function HeaderStrip() {
  const { t } = useLingui();
  const shortcuts: readonly [path: string, icon: IconName, label: string][] = [
    ['/account/orderhistory', 'basket', t`My orders`],
    ['/account/mywallet', 'wallet', t`Wallet`],
    ['/account/myrewardpoints', 'star', t`Loyalty points`],
    ['/account/refertofriends', 'users', t`Referral points`],
  ];
  return (
    <section className={styles.strip} aria-label={t`Your account`}>
      <TierCard />
      <nav aria-label={t`Shortcuts`}>
        <ul className={styles.shortcuts}>
          {shortcuts.map(([path, icon, label]) => (
            <li key={path}>
              <AppLink path={path} className={styles.shortcut}>
                <Icon name={icon} size={26} />
                {label}
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  );
}
