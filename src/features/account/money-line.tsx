import { Trans } from '@lingui/react/macro';

import { useMine } from '#src/blocks/use-mine.ts';
import { extras } from '#src/domain/checkout/queries.ts';
import { myWallet } from '#src/domain/wallet/queries.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

import { BalanceTile } from './balance-tile.tsx';
import { WalletSum } from './wallet-sum.tsx';

import styles from './header-strip.module.css';

/** What can be spent: the wallet, and both kinds of points, each the way to its page. How many referral points there are no answer says: in their number's place stands how one comes to them. */
export function MoneyLine() {
  const locale = useLocale();
  const wallet = useMine(myWallet());
  const loyalty = useMine(extras());
  const sum = wallet.data && formatMoney(wallet.data.value.available, locale);
  const points = loyalty.data?.value.points;
  return (
    <>
      <BalanceTile path="/account/mywallet" icon="wallet" label={<Trans>Wallet</Trans>}>
        {wallet.isLoading ? <Coming /> : <WalletSum sum={sum} />}
      </BalanceTile>
      <BalanceTile path="/account/myrewardpoints" icon="star" label={<Trans>Loyalty points</Trans>}>
        {loyalty.isLoading ? (
          <Coming />
        ) : points === undefined ? (
          <Trans>From orders</Trans>
        ) : (
          <strong>
            <bdi>{points.toLocaleString('en')}</bdi>
          </strong>
        )}
      </BalanceTile>
      <BalanceTile path="/account/refertofriends" icon="users" label={<Trans>Referral points</Trans>}>
        <span className={styles.act}>
          <Trans>Invite friends</Trans>
        </span>
      </BalanceTile>
    </>
  );
}

const Coming = () => <Skeleton width="4.5em" height="1.2em" />;
