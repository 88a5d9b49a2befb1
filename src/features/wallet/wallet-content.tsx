import { Trans } from '@lingui/react/macro';

import { AgeNotice } from '#src/blocks/age-notice.tsx';
import { AnswerWithAge } from '#src/blocks/answer-with-age.tsx';
import { useMine } from '#src/blocks/use-mine.ts';
import { myWallet } from '#src/domain/wallet/queries.ts';
import { useIsOffline } from '#src/state/connectivity.ts';
import { Status } from '#src/ui/status.tsx';

import { WalletParts } from './wallet-parts.tsx';
import { WalletSkeleton } from './wallet-skeleton.tsx';

import styles from './wallet.module.css';

/** What the wallet holds and did, and what can be done with it. Without signal it is read, with its age; money needs the network. */
export function WalletContent() {
  const isOffline = useIsOffline();
  const query = useMine(myWallet());
  return (
    <>
      {query.data && <AgeNotice asOf={query.data.asOf} isLate={query.error !== null} />}
      {isOffline && query.data && (
        <Status className={styles.soft}>
          <Trans>Adding and sending money needs a connection.</Trans>
        </Status>
      )}
      <AnswerWithAge query={query} skeleton={<WalletSkeleton />} isAgeSaid={false}>
        {(wallet) => <WalletParts wallet={wallet} isAsked={query.isFetching && !isOffline} />}
      </AnswerWithAge>
    </>
  );
}
