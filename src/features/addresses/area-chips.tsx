import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';

import { metresBetween, type GeoPoint } from '#contract/rules/uae-bounds.ts';
import { ChoiceChips } from '#src/blocks/choice-chips.tsx';
import type { MapLabel } from '#src/blocks/pin-map/choose-labels.ts';

import { nearAreas } from './near-areas.ts';

import styles from './pin-picker.module.css';

/** What the chips are around: they stay while one of them is chosen. */
export interface Around {
  readonly point: GeoPoint;
  readonly isGuess: boolean;
}

interface Props {
  labels: readonly MapLabel[];
  around: Around;
  point: GeoPoint;
  onChoose: (place: MapLabel) => void;
}

/** The areas around the pin by their names, which move the pin: the way without the map. */
export function AreaChips({ labels, around, point, onChoose }: Props) {
  const { t } = useLingui();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Emirates are on the page before any are scrolled.
    if (!around.isGuess) row.current?.firstElementChild?.scrollTo({ left: 0 });
  }, [around]);
  const near = nearAreas(labels, around.point, around.isGuess);
  if (near.length === 0) return null;
  const distances = near.map((place) => metresBetween(place.point, point));
  return (
    <div ref={row} className={styles.areas}>
      <ChoiceChips
        label={around.isGuess ? t`Emirates` : t`Areas near the pin`}
        isRow
        chips={near.map(({ name }, id) => ({ id, words: <bdi>{name}</bdi> }))}
        chosen={around.isGuess ? null : distances.indexOf(Math.min(...distances))}
        onChoose={(id) => {
          const place = near[id];
          if (place) onChoose(place);
        }}
      />
    </div>
  );
}
