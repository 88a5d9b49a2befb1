import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { createPortal } from 'react-dom';

import type { GeoPoint } from '#contract/rules/uae-bounds.ts';
import { mapSettings } from '#src/domain/addresses/queries.ts';
import { useLocale } from '#src/state/locale.tsx';

import { OUTLINE_CREDIT } from './outline-credit.ts';
import { PinShape } from './pin-shape.tsx';
import { useMapIn } from './use-map-in.ts';
import { useNamedPlaces } from './use-named-places.ts';

import styles from './map-parts.module.css';

interface Props {
  /** Null while it is not known. */
  point: GeoPoint | null;
  /** It is the middle of an area: no pin was set. */
  isArea?: boolean;
}

/** A strip on top of a card that shows where a place is: to be looked at, with nothing in it to press or to move. Where the map does not come, a pin. */
export function PlaceMap({ point, isArea = false }: Props) {
  const settings = useQuery(mapSettings()).data?.value;
  const labels = useNamedPlaces()?.labels;
  return (
    <div className={styles.strip} aria-hidden="true">
      {settings && labels && point ? (
        <Drawn {...{ ...settings, labels, point, isArea }} />
      ) : (
        <div className={styles.waiting}>
          <PinShape />
        </div>
      )}
    </div>
  );
}

interface DrawnProps {
  point: GeoPoint;
  isArea: boolean;
  tileUrl: string | null;
  attribution: string;
  labels: Parameters<typeof useMapIn>[0]['labels'];
}

function Drawn({ point, isArea, tileUrl, attribution, labels }: DrawnProps) {
  const locale = useLocale();
  const host = useRef<HTMLDivElement>(null);
  const { pin } = useMapIn({ host, point, isGuess: false, tileUrl, labels, locale, onMove: () => undefined });
  return (
    <>
      <div ref={host} className={styles.surface} dir="ltr" inert />
      {pin === null ? (
        <div className={styles.waiting}>
          <PinShape />
        </div>
      ) : (
        createPortal(
          <div className={styles.pin}>
            <PinShape isArea={isArea} />
          </div>,
          pin,
        )
      )}
      <p className={styles.credit} data-over-map="">
        <bdi>{tileUrl === null ? OUTLINE_CREDIT : attribution}</bdi>
      </p>
    </>
  );
}
