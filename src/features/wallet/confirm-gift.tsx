import { Trans, useLingui } from '@lingui/react/macro';

import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Confirm } from '#src/ui/confirm.tsx';

import styles from './wallet.module.css';

interface Props {
  email: string;
  fils: number;
  onAnswer: (isYes: boolean) => void;
}

/** The question before money leaves the wallet: a mistyped address cannot be called back. */
export function ConfirmGift({ email, fils, onAnswer }: Props) {
  const { t } = useLingui();
  const amount = formatMoney(fils, useLocale());
  return (
    <Confirm title={t`Send ${amount} from your wallet?`} yes={t`Send money`} no={t`Not now`} onAnswer={onAnswer}>
      <p>
        <Trans>
          It goes to{' '}
          <bdi dir="ltr" className={styles.friend}>
            {email}
          </bdi>
        </Trans>
      </p>
      <p>
        <Trans>Please check the address: once it is sent, you cannot take it back.</Trans>
      </p>
    </Confirm>
  );
}
