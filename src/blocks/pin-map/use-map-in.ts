import { useEffect, useRef, useState, type RefObject } from 'react';

import type { MapOptions, OpenMap } from './open-map.ts';

interface Wanted extends Omit<MapOptions, 'host' | 'pin'> {
  host: RefObject<HTMLElement | null>;
}

interface Opened {
  /** Null until leaflet has come. */
  map: OpenMap | null;
  /** Where the pin's content goes; null until then. */
  pin: HTMLElement | null;
  /** Leaflet did not come: no signal, and never opened here before. */
  hasFailed: boolean;
}

const CLOSED: Opened = { map: null, pin: null, hasFailed: false };

/** Loads leaflet when a map is first on the screen, and closes the map with the screen. */
export function useMapIn({ host, ...wanted }: Wanted): Opened {
  const [opened, setOpened] = useState(CLOSED);
  // What changes with every move of the pin must not open the map again.
  const latest = useRef(wanted);
  useEffect(() => {
    latest.current = wanted;
  });
  // Another language writes other names: the map is opened anew.
  const { tileUrl, labels, locale } = wanted;
  useEffect(() => {
    let map: OpenMap | null = null;
    let isGone = false;
    const open = async (): Promise<void> => {
      const { openMap } = await import('./open-map.ts');
      if (isGone || host.current === null) return;
      const pin = document.createElement('div');
      const onMove: MapOptions['onMove'] = (point) => latest.current.onMove(point);
      map = openMap({
        host: host.current,
        pin,
        point: latest.current.point,
        isGuess: latest.current.isGuess,
        tileUrl,
        labels,
        locale,
        onMove,
      });
      setOpened({ map, pin, hasFailed: false });
    };
    open().catch(() => {
      if (!isGone) setOpened({ ...CLOSED, hasFailed: true });
    });
    return () => {
      isGone = true;
      setOpened(CLOSED);
      map?.close();
    };
  }, [host, tileUrl, labels, locale]);
  return opened;
}
