import { useLingui } from '@lingui/react/macro';

import type { KnownPlaces } from '#contract/rules/gazetteer.ts';
import { ChoiceChips } from '#src/blocks/choice-chips.tsx';
import wellKnown from '#src/blocks/pin-map/known-places.json';
import { useLocale } from '#src/state/locale.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

import { popularAreas } from './popular-areas.ts';

import styles from './guest-area-panel.module.css';

interface Props {
  /** Undefined while the lists are on their way: the chips' room is held. */
  known: KnownPlaces | undefined;
  chosen: number | null;
  onChoose: (areaId: number) => void;
}

const NAMES = wellKnown.districts.map(([name]) => String(name));
/** Two beside each other, twice. */
const EMIRATES = 4;

/** The areas that everybody knows, by emirate. */
export function PopularAreaChips({ known, chosen, onChoose }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const groups = known ? popularAreas(known, NAMES, EMIRATES) : null;
  return (
    <section className={styles.emirates} aria-label={t`Popular areas`} aria-busy={groups === null}>
      {groups
        ? groups.map(({ emirate, areas }) => (
            <div key={emirate.code}>
              <p className={styles.emirate} aria-hidden="true">
                {emirate.name[locale]}
              </p>
              <ChoiceChips
                label={emirate.name[locale]}
                chips={areas.map(({ code, name }) => ({ id: code, words: name[locale] }))}
                chosen={chosen}
                onChoose={onChoose}
              />
            </div>
          ))
        : Array.from({ length: EMIRATES }, (_, at) => (
            <div key={at} className={styles.held}>
              <Skeleton height="1rem" width="60%" />
              <Skeleton height="44px" />
              <Skeleton height="44px" />
            </div>
          ))}
    </section>
  );
}
