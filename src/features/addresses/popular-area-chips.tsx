import { useLingui } from '@lingui/react/macro';

import { ChoiceChips } from '#src/blocks/choice-chips.tsx';
import { useLocale } from '#src/state/locale.tsx';

import { FIRST_PLACES } from './first-places.ts';

import styles from './guest-area-panel.module.css';

interface Props {
  chosen: number | null;
  onChoose: (areaId: number) => void;
}

/** The areas that everybody knows, by emirate: on a phone of those where most shoppers live. */
export function PopularAreaChips({ chosen, onChoose }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const { emirates, areas } = FIRST_PLACES;
  return (
    <section className={styles.emirates} aria-label={t`Popular areas`}>
      {emirates.map((emirate) => (
        <div key={emirate.code}>
          <p className={styles.emirate} aria-hidden="true">
            {emirate.name[locale]}
          </p>
          <ChoiceChips
            label={emirate.name[locale]}
            chips={areas
              .filter(({ emirateCode }) => emirateCode === emirate.code)
              .map(({ code, name }) => ({ id: code, words: name[locale] }))}
            chosen={chosen}
            onChoose={onChoose}
          />
        </div>
      ))}
    </section>
  );
}
