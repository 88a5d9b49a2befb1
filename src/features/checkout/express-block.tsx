import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';

import type { ExpressOption } from '#contract/delivery.ts';
import { useLocale } from '#src/state/locale.tsx';

import { CheckoutBlock } from './checkout-block.tsx';
import { OptionRow } from './option-row.tsx';

import styles from './rows.module.css';

interface Props {
  options: readonly ExpressOption[];
  /** Null: at the time that was chosen. */
  chosen: number | null;
  onChoose: (id: number | null) => void;
  error: string | undefined;
}

/** Express and priority delivery beside the ordinary one, with what each costs and promises (remaining.md CK 15, C44). */
export function ExpressBlock({ options, chosen, onChoose, error }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const name = useId();
  return (
    <CheckoutBlock icon="clock" title={<Trans>Express delivery</Trans>}>
      <div role="radiogroup" aria-label={t`Express delivery`} className={styles.rows}>
        <OptionRow name={name} value="" isChosen={chosen === null} onChoose={() => onChoose(null)}>
          <Trans>At the date and time I choose</Trans>
        </OptionRow>
        {options.map((option) => (
          <OptionRow
            key={option.id}
            name={name}
            value={String(option.id)}
            isChosen={option.id === chosen}
            isDisabled={!option.canChoose}
            onChoose={() => onChoose(option.id)}
            note={
              <>
                <bdi>{option.feeText[locale]}</bdi>
                {option.condition[locale] !== '' && <> · {option.condition[locale]}</>}
                {option.isForPlatinum && option.platinumText[locale] !== '' && <> · {option.platinumText[locale]}</>}
              </>
            }
          >
            {option.title[locale]}
          </OptionRow>
        ))}
      </div>
      {error !== undefined && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </CheckoutBlock>
  );
}
