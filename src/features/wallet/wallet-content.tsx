import { Trans } from '@lingui/react/macro';

import { AgeNotice } from '#src/blocks/age-notice.tsx';
import { AnswerWithAge } from '#src/blocks/answer-with-age.tsx';
import { useMine } from '#src/blocks/use-mine.ts';
import { myWallet } from '#src/domain/wallet/queries.ts';
import { useIsOffline } from '#src/state/connectivity.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Status } from '#src/ui/status.tsx';

import { AboutWallet } from './about-wallet.tsx';
import { BalanceCard } from './balance-card.tsx';
import { BulkTopUp } from './bulk-top-up.tsx';
import { FriendForm } from './friend-form.tsx';
import { RedeemBox } from './redeem-box.tsx';
import { SentGifts } from './sent-gifts.tsx';
import { TopUpForm } from './top-up-form.tsx';
import { WalletMonths } from './wallet-months.tsx';
import { WalletStatement } from './wallet-statement.tsx';

import styles from './wallet.module.css';

/** What the wallet holds and did, and what can be done with it. Without signal it is read, with its age; money needs the network. */
export function WalletContent() {
  const isOffline = useIsOffline();
  const query = useMine(myWallet());
  return (
    <>
      {query.data && <AgeNotice of="wallet" asOf={query.data.asOf} isLate={query.error !== null} />}
      {isOffline && (
        <Status className={styles.soft}>
          <Trans>Adding and sending money needs a connection.</Trans>
        </Status>
      )}
      <AnswerWithAge query={query} skeleton={<Skeleton height="420px" />} isAgeSaid={false}>
        {(wallet) => (
          <div className={styles.parts}>
            <div className={styles.wide}>
              <BalanceCard wallet={wallet} />
            </div>
            <RedeemBox />
            <TopUpForm limits={wallet.limits} />
            <FriendForm available={wallet.available} limits={wallet.limits} />
            <BulkTopUp />
            <WalletMonths months={wallet.months} />
            <SentGifts />
            <div className={styles.wide}>
              <WalletStatement />
            </div>
            <div className={styles.wide}>
              <AboutWallet />
            </div>
          </div>
        )}
      </AnswerWithAge>
    </>
  );
}
