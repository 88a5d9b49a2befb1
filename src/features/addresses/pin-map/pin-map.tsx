/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-interactions -- the pin moves in two directions: no tag and no other role says that */
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';

import { clampToUae, type GeoPoint } from '#contract/rules/uae-bounds.ts';
import type { MapLabel } from '#src/blocks/pin-map/choose-labels.ts';
import { OUTLINE_CREDIT } from '#src/blocks/pin-map/outline-credit.ts';
import { PinShape } from '#src/blocks/pin-map/pin-shape.tsx';
import { useMapIn } from '#src/blocks/pin-map/use-map-in.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

import { keyStep } from './key-step.ts';
import { LocateButton } from './locate-button.tsx';
import type { Located } from './locate-me.ts';

import parts from '#src/blocks/pin-map/map-parts.module.css';
import styles from './pin-map.module.css';

interface Props {
  /** Where the pin is. */
  point: GeoPoint;
  /** The point is only where maps open. */
  isGuess: boolean;
  /** The shopper moved it; within the Emirates. */
  onMove: (point: GeoPoint) => void;
  /** Raster tiles with {z}, {x} and {y}; null draws the country's outline. */
  tileUrl: string | null;
  /** Who made the tiles, as their terms want it said. */
  attribution?: string;
  /** Names for the outline, the more important first. */
  labels: readonly MapLabel[];
  /** The address nearest to the pin, said to a screen reader as the pin moves; null while it is looked up. */
  nearest: string | null;
  /** The shopper does not let the device say where it is. */
  onDenied: () => void;
  /** The device allowed it, but does not know. */
  onUnlocated: () => void;
  /** There is no map to show: its code could not be loaded. */
  onFailed: () => void;
}

/** With Shift and without, as keyboards have them. */
const ZOOM_KEYS: Readonly<Record<string, number | undefined>> = { '+': 1, '=': 1, '-': -1, _: -1 };

/** A map with one pin: drag it, tap beside it, or move it with the arrow keys (spec account.md section 2, Map pin picker). */
export function PinMap(props: Props) {
  const { point, isGuess, onMove, tileUrl, attribution, labels, nearest, onDenied, onUnlocated, onFailed } = props;
  const { t } = useLingui();
  const locale = useLocale();
  const host = useRef<HTMLDivElement>(null);
  // A point that comes from elsewhere (a search, a saved address) may be far off the screen.
  const own = useRef(point);
  const move = (target: GeoPoint): void => {
    own.current = target;
    onMove(target);
  };
  const { map, pin, hasFailed } = useMapIn({ host, point, isGuess, tileUrl, labels, locale, onMove: move });
  useEffect(() => {
    if (hasFailed) onFailed();
    // oxlint-disable-next-line react/exhaustive-deps -- said once
  }, [hasFailed]);
  useEffect(() => {
    const isOwn = own.current.latitude === point.latitude && own.current.longitude === point.longitude;
    map?.show(point, !isOwn);
    own.current = point;
  }, [map, point]);

  const press = (event: KeyboardEvent): void => {
    const closer = ZOOM_KEYS[event.key];
    if (closer !== undefined && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      map?.zoomBy(closer);
      return;
    }
    const target = map && keyStep(point, event.key, event.shiftKey, map.zoom());
    if (!target) return;
    event.preventDefault();
    move(target);
  };
  const goTo = (located: Located): void => {
    if (located.kind === 'found') onMove(clampToUae(located.point));
    else if (located.kind === 'denied') onDenied();
    else onUnlocated();
  };
  const credit = tileUrl === null ? OUTLINE_CREDIT : attribution;
  return (
    <div className={styles.frame}>
      {/* The map is never mirrored: east is at the right in both languages. */}
      <div ref={host} className={parts.surface} dir="ltr" />
      {pin &&
        createPortal(
          <div
            className={parts.pin}
            role="application"
            tabIndex={0}
            aria-label={t`Pin. Arrow keys move it, with Shift further; + and − zoom.`}
            onKeyDown={press}
          >
            <PinShape />
          </div>,
          pin,
        )}
      {credit && (
        <p className={parts.credit} data-over-map="">
          <bdi>{credit}</bdi>
        </p>
      )}
      <div className={styles.buttons} data-over-map="">
        <button type="button" aria-label={t`Zoom in`} disabled={!map} onClick={() => map?.zoomBy(1)}>
          <Icon name="plus" />
        </button>
        <button type="button" aria-label={t`Zoom out`} disabled={!map} onClick={() => map?.zoomBy(-1)}>
          <Icon name="minus" />
        </button>
      </div>
      <LocateButton className={styles.locate} onLocated={goTo} />
      <VisuallyHidden>
        <output aria-live="polite">{nearest}</output>
      </VisuallyHidden>
    </div>
  );
}
