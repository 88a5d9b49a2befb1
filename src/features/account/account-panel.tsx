import { useLingui } from '@lingui/react/macro';

import { LogOutButton } from './log-out-button.tsx';
import { MoneyLine } from './money-line.tsx';
import { SideMenu } from './side-menu.tsx';
import { TierCard } from './tier-card.tsx';

import styles from './account-panel.module.css';
import strip from './header-strip.module.css';

/** account.md section 2, panel `myaccountmobile`: who is here, what can be spent and the menu of the account, as on a phone's account page. */
export function AccountPanel() {
  const { t } = useLingui();
  return (
    <div className={styles.panel}>
      <TierCard />
      <nav aria-label={t`Shortcuts`} className={strip.ways}>
        <ul className={strip.shortcuts}>
          <MoneyLine />
        </ul>
      </nav>
      <SideMenu device="mobile" />
      <LogOutButton />
    </div>
  );
}
