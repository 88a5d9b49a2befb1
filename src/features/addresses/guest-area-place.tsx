import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

import { sayHours } from '#contract/rules/hours.ts';
import { nextSlotIn } from '#src/domain/checkout/next-slot.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Status } from '#src/ui/status.tsx';

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

/** Nothing without signal: a time that was free is no promise. */
function NextTime({ emirateId }: { emirateId: number }) {
  const locale = useLocale();
  const { data, isError } = useQuery(nextSlotIn(emirateId));
  const slot = data?.value.slot;
  if (!slot || isError) return null;
  const day = <bdi>{slot.day[locale]}</bdi>;
  const hours = <bdi>{sayHours(`${slot.from} - ${slot.to}`, locale)}</bdi>;
  return (
    <small>
      <Trans>
        Next delivery: {day}, {hours}
      </Trans>
    </small>
  );
}
