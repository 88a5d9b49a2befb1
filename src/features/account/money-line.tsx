import { Plural, Trans, useLingui } from '@lingui/react/macro';

import { useMine } from '#src/blocks/use-mine.ts';
import { extras } from '#src/domain/checkout/queries.ts';
import { myWallet } from '#src/domain/wallet/queries.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';

import { PointsTile } from './points-tile.tsx';
import { WalletTile } from './wallet-tile.tsx';

/** What can be spent: the wallet, and both kinds of points, each the way to its page. What nobody has yet is no nought beside the tier's points, but where it comes from. */
export function MoneyLine() {
  const { t } = useLingui();
  const locale = useLocale();
  const wallet = useMine(myWallet()).data?.value;
  const { points = 0, pointsFils = 0 } = useMine(extras()).data?.value ?? {};
  const worth = formatMoney(pointsFils, locale);
  return (
    <>
      <WalletTile available={wallet && formatMoney(wallet.available, locale)} />
      <PointsTile path="/account/myrewardpoints" icon="star" label={t`Loyalty points`}>
        {pointsFils > 0 ? (
          <Trans>Worth {worth} at checkout</Trans>
        ) : points > 0 ? (
          <Plural value={points} one="# point so far" other="# points so far" />
        ) : (
          <Trans>From your orders</Trans>
        )}
      </PointsTile>
      <PointsTile path="/account/refertofriends" icon="users" label={t`Referral points`}>
        <Trans>From friends’ orders</Trans>
      </PointsTile>
    </>
  );
}
