import { Trans } from '@lingui/react/macro';

import type { WalletBalance } from '#contract/wallet.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Icon } from '#src/ui/icon.tsx';

import styles from '#src/blocks/balance-banner.module.css';

/**
 * What can be spent now, large; in a small line what is promised to orders and what six months saved (account.md section 2, Wallet page).
 * Nothing is said of what is nought: without a promise all of the balance can be spent.
 */
export function BalanceCard({ wallet: { balance, available, reserved, savings } }: { wallet: WalletBalance }) {
  const locale = useLocale();
  return (
    <section className={styles.card} aria-labelledby="wallet-balance">
      <div>
        <header className={styles.head}>
          <Icon name="wallet" size={26} />
          <h2 id="wallet-balance" className={styles.title}>
            <Trans>Available to spend</Trans>
          </h2>
        </header>
        <p className={styles.balance}>
          <bdi data-testid="wallet-balance">{formatMoney(available, locale)}</bdi>
        </p>
      </div>
      <dl className={styles.facts}>
        {reserved > 0 && (
          <>
            <div>
              <dt>
                <Trans>Reserved for your orders</Trans>
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
    </section>
  );
}
