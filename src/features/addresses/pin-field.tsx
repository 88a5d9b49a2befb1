import { Trans } from '@lingui/react/macro';

import type { TypedAddress } from '#src/domain/addresses/drafts.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';

import styles from './pin-field.module.css';

interface Props {
  values: TypedAddress;
  /** What the map says is at the pin; empty where it says nothing. */
  place: string;
  error: string | undefined;
  onPin: () => void;
}

/** Where the pin is, and the way to the map. */
export function PinField({ values, place, error, onPin }: Props) {
  const { latitude, longitude } = values;
  const isPinned = latitude !== null && longitude !== null;
  return (
    <div className={styles.pin}>
      <Icon name="map-pin" size={24} />
      <div className={styles.words}>
        {isPinned ? <Trans>Your pin is on the map</Trans> : <Trans>Show us your door on the map</Trans>}
        {!isPinned && (
          <span className={styles.where}>
            <Trans>The driver then comes straight to you.</Trans>
          </span>
        )}
        {isPinned && place !== '' && <bdi className={styles.where}>{place}</bdi>}
        {error !== undefined && (
          <span role="alert" className={styles.error}>
            {error}
          </span>
        )}
      </div>
      <Button look="quiet" onClick={onPin}>
        {isPinned ? <Trans>Move the pin</Trans> : <Trans>Set the pin</Trans>}
      </Button>
    </div>
  );
}
