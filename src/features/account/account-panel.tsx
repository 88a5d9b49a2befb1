import { LogOutButton } from './log-out-button.tsx';
import { SideMenu } from './side-menu.tsx';

import styles from './account-panel.module.css';

/** account.md section 2, panel `myaccountmobile`: the menu of the account, as on a phone's account page. */
export function AccountPanel() {
  return (
    <div className={styles.panel}>
      <SideMenu device="mobile" />
      <LogOutButton />
    </div>
  );
}
