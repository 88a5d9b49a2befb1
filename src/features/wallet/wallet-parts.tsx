import { useState } from 'react';

import { readEgiftLink } from '#contract/egift-urls.ts';
import type { WalletBalance } from '#contract/wallet.ts';
import { useMine } from '#src/blocks/use-mine.ts';
import { myStatement } from '#src/domain/wallet/queries.ts';

import { AboutWallet } from './about-wallet.tsx';
import { BalanceCard } from './balance-card.tsx';
import { FriendForm } from './friend-form.tsx';
import { RedeemBox } from './redeem-box.tsx';
import { SentGifts } from './sent-gifts.tsx';
import { TopUpForm } from './top-up-form.tsx';
import { WalletMonths } from './wallet-months.tsx';
import { WalletStatement } from './wallet-statement.tsx';

import styles from './wallet.module.css';

/**
 * The wallet once it is there: what can be done with it in one column, what it did in the other; on a phone what it did comes before sending
 * money. Who comes with the code of an e-gift finds its box first.
 */
export function WalletParts({ wallet, isAsked }: { wallet: WalletBalance; isAsked: boolean }) {
  const [comesToRedeem] = useState(() => readEgiftLink(location.hash) !== null);
  const { isPending } = useMine(myStatement());
  return (
    <div className={styles.parts}>
      <div className={styles.wide}>
        <BalanceCard wallet={wallet} isAsked={isAsked} />
      </div>
      <div className={styles.column}>
        {comesToRedeem && <RedeemBox />}
        <TopUpForm limits={wallet.limits} />
      </div>
      <div className={`${styles.column} ${styles.aside}`}>
        <WalletStatement />
        {/* Once the statement above them is there, which would push them down. */}
        {!isPending && (
          <>
            <WalletMonths months={wallet.months} />
            {!comesToRedeem && <RedeemBox />}
            <SentGifts />
          </>
        )}
      </div>
      <div className={styles.column}>
        <FriendForm available={wallet.available} limits={wallet.limits} />
        <AboutWallet waitsDays={wallet.limits.friendWaitsDays} />
      </div>
    </div>
  );
}
