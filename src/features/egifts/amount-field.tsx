import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { EGIFT_PRESETS } from '#contract/rules/egift.ts';
import { ChoiceChips } from '#src/blocks/choice-chips.tsx';
import type { TypedEgift } from '#src/domain/egifts/typed-egift.ts';
import { wholeMoney } from '#src/lib/whole-money.ts';
import { useLocale } from '#src/state/locale.tsx';
import { TextField } from '#src/ui/text-field.tsx';

import styles from './egift-panel.module.css';

interface Props {
  typed: TypedEgift;
  error: string | undefined;
  onPreset: (fils: number) => void;
  onAmount: (written: string) => void;
}

/** Beside the presets: no sum. */
const OTHER = 0;

/** One of the presets, or an amount of one's own: either clears the other (storefront.md section 5). */
export function AmountField({ typed, error, onPreset, onAmount }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const [isAsked, setIsAsked] = useState(false);
  return (
    <div className={styles.amount}>
      <p aria-hidden="true" className={styles.label}>
        <Trans>Gift amount</Trans>
      </p>
      <ChoiceChips
        label={t`Gift amount`}
        isShort
        chips={[
          ...EGIFT_PRESETS.map((fils) => ({ id: fils, words: <bdi>{wholeMoney(fils, locale)}</bdi> })),
          { id: OTHER, words: <Trans context="of amounts">Other</Trans> },
        ]}
        chosen={typed.preset === '' ? OTHER : Number(typed.preset)}
        onChoose={(id) => {
          if (id !== OTHER) return onPreset(id);
          setIsAsked(true);
          onAmount('');
        }}
      />
      {typed.preset === '' && (
        <TextField
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- what the shopper has just asked for
          autoFocus={isAsked}
          label={t`Another amount`}
          name="amount"
          inputMode="numeric"
          autoComplete="off"
          prefix={t`AED`}
          hint={t`Whole dirhams, from 10 to 2,000`}
          error={error}
          value={typed.amount}
          onChange={onAmount}
        />
      )}
    </div>
  );
}
