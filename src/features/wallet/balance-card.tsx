import { Trans } from '@lingui/react/macro';

import type { WalletBalance } from '#contract/wallet.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Icon } from '#src/ui/icon.tsx';

import styles from './balance-card.module.css';

/** Balance, what of it is free, what is promised to orders, and what six months saved (account.md section 2, Wallet page). */
export function BalanceCard({ wallet: { balance, available, reserved, savings } }: { wallet: WalletBalance }) {
  const locale = useLocale();
  return (
    <section className={styles.card} aria-labelledby="wallet-balance">
      <header className={styles.head}>
        <Icon name="wallet" size={26} />
        <h2 id="wallet-balance" className={styles.title}>
          <Trans>Balance</Trans>
        </h2>
      </header>
      <p className={styles.balance}>
        <bdi data-testid="wallet-balance">{formatMoney(balance, locale)}</bdi>
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>
            <Trans>Available</Trans>
          </dt>
          <dd>
            <bdi>{formatMoney(available, locale)}</bdi>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Reserved for orders</Trans>
          </dt>
          <dd>
            <bdi>{formatMoney(reserved, locale)}</bdi>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Saved in six months</Trans>
          </dt>
          <dd>
            <bdi>{formatMoney(savings, locale)}</bdi>
          </dd>
        </div>
      </dl>
    </section>
  );
}
