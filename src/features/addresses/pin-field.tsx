import { Trans } from '@lingui/react/macro';
import { useId } from 'react';

import type { TypedAddress } from '#src/domain/addresses/drafts.ts';
import { Icon } from '#src/ui/icon.tsx';

import styles from './pin-field.module.css';

interface Props {
  values: TypedAddress;
  /** What the map says is at the pin; empty where it says nothing. */
  place: string;
  error: string | undefined;
  onPin: () => void;
}

/** Where the pin is: one row, which is the way to the map. */
export function PinField({ values, place, error, onPin }: Props) {
  const { latitude, longitude } = values;
  const isPinned = latitude !== null && longitude !== null;
  const id = useId();
  return (
    <div>
      <button
        type="button"
        className={styles.pin}
        aria-labelledby={`${id}-act`}
        aria-describedby={`${id}-words`}
        onClick={onPin}
      >
        <Icon name="map-pin" size={24} />
        {isPinned ? (
          <>
            <span id={`${id}-words`} className={styles.words}>
              <Trans>Your pin is on the map</Trans>
              {place !== '' && <bdi className={styles.where}>{place}</bdi>}
            </span>
            <span id={`${id}-act`} className={styles.move}>
              <Trans>Move the pin</Trans>
            </span>
          </>
        ) : (
          <>
            <span className={styles.words}>
              <span id={`${id}-act`}>
                <Trans>Set the pin</Trans>
              </span>
              <span id={`${id}-words`} className={styles.where}>
                <Trans>Show us your door on the map</Trans>
              </span>
            </span>
            <Icon name="caret-right" size={16} />
          </>
        )}
      </button>
      {error !== undefined && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
