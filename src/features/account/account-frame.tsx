import type { ReactNode } from 'react';

import { useIsWide } from '#src/blocks/use-is-wide.ts';
import { useDeviceUser } from '#src/state/session.ts';

import { HeaderStrip } from './header-strip.tsx';
import { LogOutButton } from './log-out-button.tsx';
import { SideMenu } from './side-menu.tsx';
import { SignedOut } from './signed-out.tsx';

import styles from './account-frame.module.css';

interface Props {
  /** The account home, the one page with the header strip. */
  isHome: boolean;
  /** The orders' part of the header strip. */
  orders: ReactNode;
  children: ReactNode;
}

/** Around every page of the account: on a wide screen the side menu beside it (account.md section 2). */
export function AccountFrame({ isHome, orders, children }: Props) {
  const isWide = useIsWide();
  if (useDeviceUser() === null) return <SignedOut />;
  return (
    <div className={styles.frame}>
      {isWide && (
        <aside className={styles.side}>
          <SideMenu device="web" />
          <LogOutButton />
        </aside>
      )}
      <div className={styles.content}>
        {isHome && <HeaderStrip orders={orders} />}
        {children}
      </div>
    </div>
  );
}
