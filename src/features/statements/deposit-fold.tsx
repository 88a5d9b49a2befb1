import { Trans } from '@lingui/react/macro';

import { say } from '#contract/messages/sentence.ts';
import { statementMessages } from '#contract/messages/statements.ts';
import type { Deposits } from '#contract/statements.ts';
import { PanelLink } from '#src/blocks/panel-link.tsx';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Icon } from '#src/ui/icon.tsx';

import { DepositTable } from './deposit-table.tsx';

import styles from './statements.module.css';

/** "Deposit balance", which opens the deposits' own statement (remaining.md ST-4). */
export function DepositFold({ deposits: { fils, quantity, moves } }: { deposits: Deposits }) {
  const locale = useLocale();
  return (
    <details className={styles.box}>
      <summary className={styles.fold}>
        <Trans>Deposit balance</Trans>
        <bdi className={styles.balance}>{formatMoney(fils, locale)}</bdi>
        <Icon name="caret-down" />
      </summary>
      {moves.length === 0 ? (
        <p className={styles.soft}>{say(statementMessages.nothing, locale)}</p>
      ) : (
        <DepositTable moves={moves} />
      )}
      {quantity > 0 && (
        <PanelLink path="/account/returnbox" panel="returnbox" params={{}} className={styles.link}>
          <Trans>Return box</Trans>
        </PanelLink>
      )}
    </details>
  );
}
