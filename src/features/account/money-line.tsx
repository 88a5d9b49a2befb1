import { useLingui } from '@lingui/react/macro';

import { useMine } from '#src/blocks/use-mine.ts';
import { extras } from '#src/domain/checkout/queries.ts';
import { myWallet } from '#src/domain/wallet/queries.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';

import { ShortcutTile } from './shortcut-tile.tsx';

/** What can be spent, in one line: the wallet and both kinds of points, each the way to its page. A figure that nobody counted is none. */
export function MoneyLine() {
  const { t } = useLingui();
  const locale = useLocale();
  const wallet = useMine(myWallet()).data?.value;
  const loyalty = useMine(extras()).data?.value;
  const worth = loyalty && loyalty.pointsFils > 0 ? formatMoney(loyalty.pointsFils, locale) : null;
  return (
    <>
      <ShortcutTile
        path="/account/mywallet"
        label={t`Wallet`}
        figure={wallet && formatMoney(wallet.available, locale)}
      />
      <ShortcutTile
        path="/account/myrewardpoints"
        label={t`Loyalty points`}
        figure={loyalty?.points.toLocaleString('en')}
        note={worth === null ? undefined : t`Worth ${worth} at checkout`}
      />
      <ShortcutTile path="/account/refertofriends" label={t`Referral points`} figure={null} />
    </>
  );
}
