import { Trans, useLingui } from '@lingui/react/macro';

import { TIP_FILS } from '#contract/ratings.ts';
import { ChoiceChips } from '#src/blocks/choice-chips.tsx';
import { wholeMoney } from '#src/lib/whole-money.ts';
import { useLocale } from '#src/state/locale.tsx';

import styles from './acts.module.css';

interface Props {
  who: 'driver' | 'picker';
  name: string;
  fils: number;
  onChange: (fils: number) => void;
}

/** A tip for one of those who worked on the order: 0, 5, 10 or 15 dirhams. */
export function TipField({ who, name, fils, onChange }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const label = who === 'driver' ? t`Tip for ${name}, who brought it` : t`Tip for ${name}, who picked it`;
  return (
    <div className={`${styles.rows} ${styles.tips}`}>
      <p aria-hidden="true">{label}</p>
      <ChoiceChips
        isShort
        label={label}
        chips={TIP_FILS.map((id) => ({
          id,
          words: id === 0 ? <Trans context="on a small button">No tip</Trans> : <bdi>{wholeMoney(id, locale)}</bdi>,
        }))}
        chosen={fils}
        onChoose={onChange}
      />
    </div>
  );
}
