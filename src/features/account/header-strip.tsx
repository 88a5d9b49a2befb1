import { useLingui } from '@lingui/react/macro';

import { PointsCard } from './points-card.tsx';
import { ShortcutTile } from './shortcut-tile.tsx';
import { TierCard } from './tier-card.tsx';
import { useShortcutFacts } from './use-shortcut-facts.ts';

import styles from './header-strip.module.css';

/** account.md section 2, Account header strip: who is here, and the four shortcuts, each with what one would look for behind it. */
export function HeaderStrip() {
  const { t } = useLingui();
  const { orders, wallet } = useShortcutFacts();
  return (
    <section className={styles.strip} aria-label={t`Your account`}>
      <TierCard />
      <nav aria-label={t`Shortcuts`} className={styles.ways}>
        <ul className={styles.shortcuts}>
          <ShortcutTile path="/account/orderhistory" icon="basket" label={t`My orders`} fact={orders} />
          <ShortcutTile path="/account/mywallet" icon="wallet" label={t`Wallet`} fact={wallet} />
        </ul>
        <PointsCard />
      </nav>
    </section>
  );
}
