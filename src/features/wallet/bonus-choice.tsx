import { Trans, useLingui } from '@lingui/react/macro';

import { ChoiceChips } from '#src/blocks/choice-chips.tsx';
import { wholeMoney } from '#src/lib/whole-money.ts';
import { useLocale } from '#src/state/locale.tsx';

import styles from './bonus-choice.module.css';

interface Props {
  /** What each amount (fils) brings, in the shop's words. */
  bonuses: ReadonlyMap<number, string>;
  chosen: number | null;
  onChoose: (fils: number) => void;
}

/** account.md section 2, "bulk-bonus table": the larger amounts, each with what the shop puts on top of it. */
export function BonusChoice({ bonuses, chosen, onChoose }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <div className={styles.choice}>
      <p aria-hidden="true" className={styles.why}>
        <Trans>Add more, get more</Trans>
      </p>
      <ChoiceChips
        label={t`Add more, get more`}
        isShort
        chips={[...bonuses].map(([fils, bonus]) => ({
          id: fils,
          words: <strong>{wholeMoney(fils, locale)}</strong>,
          note: <bdi>+ {bonus}</bdi>,
        }))}
        chosen={chosen}
        onChoose={onChoose}
      />
    </div>
  );
}
