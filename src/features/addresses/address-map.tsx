import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { createPortal } from 'react-dom';

import type { Address } from '#contract/addresses.ts';
import { mapSettings } from '#src/domain/addresses/queries.ts';
import { useLocale } from '#src/state/locale.tsx';

import { mapStart } from './map-start.ts';
import type { MapLabel } from './pin-map/choose-labels.ts';
import { OUTLINE_CREDIT } from './pin-map/outline-credit.ts';
import { PinShape } from './pin-map/pin-shape.tsx';
import { useMapIn } from './pin-map/use-map-in.ts';
import { useNamedPlaces } from './use-named-places.ts';

import maps from './pin-map/pin-map.module.css';

/** Where an address is, drawn: to be looked at, with nothing in it to press or to move. Nothing where the map cannot come. */
export function AddressMap({ address }: { address: Address }) {
  const settings = useQuery(mapSettings()).data?.value;
  const places = useNamedPlaces();
  const start = places && mapStart([address], places.middles);
  if (!settings || !start || start.isGuess) return null;
  const { tileUrl, attribution } = settings;
  return (
    <>
      <Drawn point={start.point} tileUrl={tileUrl} labels={places.labels} />
      <p className={maps.credit} data-over-map="">
        <bdi>{tileUrl === null ? OUTLINE_CREDIT : attribution}</bdi>
      </p>
    </>
  );
}

interface DrawnProps {
  point: { latitude: number; longitude: number };
  tileUrl: string | null;
  labels: readonly MapLabel[];
}

function Drawn({ point, tileUrl, labels }: DrawnProps) {
  const locale = useLocale();
  const host = useRef<HTMLDivElement>(null);
  const { pin } = useMapIn({ host, point, isGuess: false, tileUrl, labels, locale, onMove: () => undefined });
  return (
    <>
      <div ref={host} className={maps.surface} dir="ltr" inert />
      {pin &&
        createPortal(
          <div className={maps.pin}>
            <PinShape />
          </div>,
          pin,
        )}
    </>
  );
}
