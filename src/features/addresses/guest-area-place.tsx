import { Icon } from '#src/ui/icon.tsx';
import { Status } from '#src/ui/status.tsx';

import { NextTime } from './next-time.tsx';

import styles from './guest-area-panel.module.css';

interface Props {
  /** The area with its emirate; null where none is chosen. */
  label: string | null;
  emirateId: number;
}

/** What is chosen, and when we could be there; nothing before. */
export function GuestAreaPlace({ label, emirateId }: Props) {
  return (
    <Status className={styles.place}>
      {label !== null && (
        <>
          <Icon name="map-pin" size={18} />
          <p>
            <strong>
              <bdi>{label}</bdi>
            </strong>
            <NextTime emirateId={emirateId} />
          </p>
        </>
      )}
    </Status>
  );
}
