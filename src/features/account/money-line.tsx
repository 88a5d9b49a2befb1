import { Plural, Trans, useLingui } from '@lingui/react/macro';

import { useMine } from '#src/blocks/use-mine.ts';
import { extras } from '#src/domain/checkout/queries.ts';
import { myWallet } from '#src/domain/wallet/queries.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';

import { PointsTile } from './points-tile.tsx';
import { WalletTile } from './wallet-tile.tsx';

/** What can be spent: the wallet, and both kinds of points, each the way to its page. How many referral points there are no answer says: only where they come from. */
export function MoneyLine() {
  const { t } = useLingui();
  const locale = useLocale();
  const wallet = useMine(myWallet()).data?.value;
  const points = useMine(extras()).data?.value.points;
  return (
    <>
      <WalletTile available={wallet && formatMoney(wallet.available, locale)} />
      <PointsTile path="/account/myrewardpoints" icon="star" label={t`Loyalty points`}>
        {points === undefined ? (
          <Trans>From your orders</Trans>
        ) : (
          <strong>
            <Plural value={points} one="# point" other="# points" />
          </strong>
        )}
      </PointsTile>
      <PointsTile path="/account/refertofriends" icon="users" label={t`Referral points`}>
        <Trans>From friends’ orders</Trans>
      </PointsTile>
    </>
  );
}
