import { Trans } from '@lingui/react/macro';

import type { WalletEntry } from '#contract/wallet.ts';
import { AppLink } from '#src/blocks/app-link.tsx';
import { sayMoment } from '#src/blocks/spoken-dates.ts';
import { formatChange } from '#src/lib/money-in-tables.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';

import { useEntryWords } from './use-entry-words.ts';

import styles from './wallet-statement.module.css';

/** What moved, when, how much, and what the wallet held after it; an order's leads to the order. */
export function StatementRow({ entry: { at, kind, fils, balance, doctype, docno, who } }: { entry: WalletEntry }) {
  const locale = useLocale();
  const words = useEntryWords();
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <span>{words[kind]}</span>
        {who !== '' && <bdi className={styles.soft}>{who}</bdi>}
        <span className={styles.facts}>
          {doctype === 'RSO' && (
            <AppLink path={`/orderinvoice/RSO/${docno}/order`} className={styles.link}>
              <bdi dir="ltr">RSO-{docno}</bdi>
            </AppLink>
          )}
          <time dateTime={at}>
            <bdi>{sayMoment(at, locale)}</bdi>
          </time>
        </span>
      </div>
      <div className={styles.money}>
        <bdi className={styles.amount} data-in={fils > 0 ? '' : undefined}>
          {formatChange(fils, locale)}
        </bdi>
        <span className={styles.soft}>
          <Trans>
            Balance <bdi>{formatMoney(balance, locale)}</bdi>
          </Trans>
        </span>
      </div>
    </li>
  );
}
