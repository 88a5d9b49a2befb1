import { Trans } from '@lingui/react/macro';

import type { WalletBalance } from '#contract/wallet.ts';
import { BalanceBanner } from '#src/blocks/balance-banner.tsx';
import { PanelLink } from '#src/blocks/panel-link.tsx';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';

import styles from '#src/blocks/balance-banner.module.css';

interface Props {
  wallet: WalletBalance;
  /** It is what this device knew, and the shop is asked: money may have moved since. */
  isAsked: boolean;
}

/**
 * What can be spent now, large; in a small line what is promised to orders and what six months saved (account.md section 2, Wallet page).
 * Nothing is said of what is nought: without a promise all of the balance can be spent.
 */
export function BalanceCard({ wallet: { balance, available, reserved, savings }, isAsked }: Props) {
  const locale = useLocale();
  return (
    <BalanceBanner
      icon="wallet"
      title={
        <>
          <Trans>Available to spend</Trans>
          {isAsked && (
            <>
              {' · '}
              <Trans>Updating…</Trans>
            </>
          )}
        </>
      }
      amount={formatMoney(available, locale)}
      testId="wallet-balance"
    >
      <dl className={styles.facts}>
        {reserved > 0 && (
          <>
            <div>
              <dt>
                <PanelLink path="/account/orderhistory?title=upcoming" panel="orderhistory" params={{}}>
                  <Trans>Reserved for your orders</Trans>
                </PanelLink>
              </dt>
              <dd>
                <bdi>{formatMoney(reserved, locale)}</bdi>
              </dd>
            </div>
            <div>
              <dt>
                <Trans>Balance</Trans>
              </dt>
              <dd>
                <bdi>{formatMoney(balance, locale)}</bdi>
              </dd>
            </div>
          </>
        )}
        {savings > 0 && (
          <div>
            <dt>
              <Trans>Saved in six months</Trans>
            </dt>
            <dd>
              <bdi>{formatMoney(savings, locale)}</bdi>
            </dd>
          </div>
        )}
      </dl>
    </BalanceBanner>
  );
}
