import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import type { GeoPoint } from '#contract/rules/uae-bounds.ts';
import type { MapLabel } from '#src/blocks/pin-map/choose-labels.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';

import { AreaChips, type Around } from './area-chips.tsx';
import type { FoundPlace } from './found-place.ts';
import { PinMap } from './pin-map/pin-map.tsx';
import { PlaceSearch } from './place-search.tsx';
import { useIsOffLand } from './use-is-off-land.ts';
import { useNearestPlace, type ReversePlace } from './use-nearest-place.ts';
import type { SuggestPlaces } from './use-place-search.ts';

import styles from './pin-picker.module.css';

interface Props {
  /** Where the pin is at first. */
  start: GeoPoint;
  /** The start is only where maps open: nothing is known of the shopper's place. */
  isGuess: boolean;
  tileUrl: string | null;
  /** Who made the tiles. */
  attribution?: string;
  /** Emirates, then areas, in the page's language; the same list from render to render. */
  labels: readonly MapLabel[];
  /** These two must be the same functions from render to render. */
  suggest: SuggestPlaces;
  reverse: ReversePlace;
  /** The pin, and the place it stands at or is nearest to, if that is known. */
  onConfirm: (point: GeoPoint, place: FoundPlace | null) => void;
  onSkip: () => void;
}

/** Where to deliver, by a pin: search, map, confirm or skip. The body of the pin page and of its panels (spec account.md section 2). */
export function PinPicker({
  start,
  isGuess,
  tileUrl,
  attribution,
  labels,
  suggest,
  reverse,
  onConfirm,
  onSkip,
}: Props) {
  const { t } = useLingui();
  const [first] = useState(start);
  const [point, setPoint] = useState(first);
  const [chosen, setChosen] = useState<FoundPlace | null>(null);
  const [alert, setAlert] = useState<string | null>(null);
  /** Without a map there is no pin to see: only a place that was chosen by its name can be confirmed. */
  const [hasMap, setHasMap] = useState(true);
  const [around, setAround] = useState<Around>({ point: start, isGuess });
  const [isNamed, setIsNamed] = useState(false);
  /** The search says where the pin is, but asks for a place at first. */
  const isMoved = point !== first;
  // A place that was searched for keeps its name while the pin stands on it.
  const nearest = useNearestPlace(chosen ? null : point, reverse);
  const place = chosen ?? nearest.place;
  const isOffLand = useIsOffLand(point);

  const move = (target: GeoPoint): void => {
    setPoint(target);
    setAround({ point: target, isGuess: false });
    setChosen(null);
    setAlert(null);
  };
  const moveTo = (label: MapLabel): void => {
    setPoint(label.point);
    if (around.isGuess) setAround({ point: label.point, isGuess: false });
    setChosen(null);
    setIsNamed(true);
    setAlert(null);
  };
  const choose = (found: FoundPlace): void => {
    const target = { latitude: found.latitude, longitude: found.longitude };
    setPoint(target);
    setAround({ point: target, isGuess: false });
    setChosen(found);
    setIsNamed(true);
    setAlert(null);
  };
  return (
    <div className={styles.picker}>
      <PlaceSearch suggest={suggest} onChoose={choose} chosen={isMoved ? (place?.label ?? '') : ''} />
      {alert !== null && (
        <p className={styles.alert} role="alert">
          {alert}
        </p>
      )}
      <AreaChips labels={labels} around={around} point={point} onChoose={moveTo} />
      {hasMap ? (
        <div className={styles.map}>
          <PinMap
            point={point}
            isGuess={isGuess}
            onMove={move}
            tileUrl={tileUrl}
            {...(attribution !== undefined && { attribution })}
            labels={labels}
            nearest={place?.label ?? null}
            onDenied={() => setAlert(t`Permissions denied`)}
            onUnlocated={() => setAlert(t`Your location could not be found`)}
            onFailed={() => setHasMap(false)}
          />
        </div>
      ) : (
        <p className={styles.alert} role="alert">
          <Trans>The map could not be loaded. You can choose your area by its name, or skip this step.</Trans>
        </p>
      )}
      <div className={styles.foot}>
        {(hasMap || isNamed) && (
          <div className={styles.nearest}>
            <Icon name="map-pin" />
            {isOffLand && (
              <span role="alert">
                <Trans>
                  We can’t deliver here: the pin is in the sea or across the border. Move it to your street.
                </Trans>
              </span>
            )}
            {!isOffLand && place && (
              <p>
                <strong dir="auto">{place.label}</strong>
                {tileUrl === null && (
                  <small>
                    <Trans>Street and building come next.</Trans>
                  </small>
                )}
              </p>
            )}
            {!isOffLand && !place && nearest.state === 'asking' && <Trans>Looking for the address…</Trans>}
            {!isOffLand && !place && (nearest.state === 'none' || nearest.state === 'failed') && (
              // account.md section 8, Maps: a failure and no result are both alerts.
              <span role="alert">
                {nearest.state === 'none' ? (
                  <Trans>No address is known here</Trans>
                ) : (
                  <Trans>The address search is not working right now</Trans>
                )}
              </span>
            )}
          </div>
        )}
        <div className={styles.actions} data-own-foot="">
          <Button look="quiet" onClick={onSkip}>
            <Trans>Skip</Trans>
          </Button>
          {(hasMap || isNamed) && (
            <Button className={styles.confirm} disabled={isOffLand} onClick={() => onConfirm(point, place)}>
              <Trans>Confirm pin</Trans>
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
