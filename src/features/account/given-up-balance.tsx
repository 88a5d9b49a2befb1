import { Trans } from '@lingui/react/macro';

import { useMine } from '#src/blocks/use-mine.ts';
import { myWallet } from '#src/domain/wallet/queries.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';

/** Within the question before an account is deleted: what is in the wallet is lost (money.md section 2). Nothing where it is empty. */
export function GivenUpBalance() {
  const locale = useLocale();
  const { data } = useMine(myWallet());
  if (!data || data.value.balance === 0) return null;
  return (
    <p>
      <Trans>
        You give up <bdi>{formatMoney(data.value.balance, locale)}</bdi> in your wallet.
      </Trans>
    </p>
  );
}
