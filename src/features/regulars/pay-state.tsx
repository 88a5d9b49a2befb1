import { Trans } from '@lingui/react/macro';

import type { Regular } from '#contract/regulars.ts';

import styles from './regulars.module.css';

/** "UNPAID red, else green" (account.md section 3); what the wallet pays with each delivery is neither. */
export function PayState({ payState }: Pick<Regular, 'payState'>) {
  return (
    <span className={styles.payState} data-state={payState}>
      {payState === 'PAID' ? (
        <Trans>Paid</Trans>
      ) : payState === 'UNPAID' ? (
        <Trans>Unpaid</Trans>
      ) : (
        <Trans>From your wallet each time</Trans>
      )}
    </span>
  );
}
