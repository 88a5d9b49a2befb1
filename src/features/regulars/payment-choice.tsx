import { Trans, useLingui } from '@lingui/react/macro';

import { OptionRow } from '#src/blocks/option-row.tsx';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';
import { openPanel } from '#src/state/panels.ts';
import { Button } from '#src/ui/button.tsx';

import { ChoiceGroup } from './choice-group.tsx';

import styles from './regular-form.module.css';

interface Props {
  paysNow: boolean | null;
  /** Fils that it holds. */
  wallet: number;
  /** Fils of each delivery. */
  each: number;
  error: string | undefined;
  onChoose: (paysNow: boolean) => void;
}

/** "'Pay now' and 'Pay on delivery' are mutually exclusive radio options; pay on delivery is paid from wallet funds" (storefront.md section 4). */
export function PaymentChoice({ paysNow, wallet, each, error, onChoose }: Props) {
  const { t } = useLingui();
  const money = <bdi>{formatMoney(wallet, useLocale())}</bdi>;
  return (
    <ChoiceGroup label={t`How would you like to pay?`} error={error} isOneOf>
      <OptionRow
        name="paysNow"
        value="now"
        isChosen={paysNow === true}
        onChoose={() => onChoose(true)}
        note={<Trans>By card, all deliveries at once</Trans>}
      >
        <Trans>Pay now</Trans>
      </OptionRow>
      <OptionRow
        name="paysNow"
        value="later"
        isChosen={paysNow === false}
        onChoose={() => onChoose(false)}
        note={<Trans>Out of your wallet, with each delivery. It holds {money} now.</Trans>}
      >
        <Trans>Pay on delivery</Trans>
      </OptionRow>
      {paysNow === false && wallet < each && (
        <div className={styles.note}>
          <p>
            <Trans>That is not enough for one delivery. Add money before it is due, or it can’t come.</Trans>
          </p>
          <Button look="quiet" onClick={() => openPanel('mywallet', {})}>
            <Trans>My wallet</Trans>
          </Button>
        </div>
      )}
    </ChoiceGroup>
  );
}
