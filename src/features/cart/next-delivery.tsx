import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

import { sayHours } from '#contract/rules/hours.ts';
import { myAddresses } from '#src/domain/addresses/queries.ts';
import { nextSlotIn } from '#src/domain/checkout/next-slot.ts';
import { useIsOffline } from '#src/state/connectivity.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Icon } from '#src/ui/icon.tsx';

import styles from './cart-summary.module.css';

/** When it could come at the soonest, where an address is known. Nothing without signal: what was free some time ago is no promise. */
export function NextDelivery() {
  const locale = useLocale();
  const isOffline = useIsOffline();
  const emirateId = useQuery({ ...myAddresses(), enabled: false }).data?.value.addresses.find(
    ({ isDefault }) => isDefault,
  )?.emirateId;
  const { data, isError } = useQuery({ ...nextSlotIn(emirateId ?? 0), enabled: emirateId !== undefined });
  const slot = data?.value.slot;
  if (!slot || isError || isOffline) return null;
  const day = slot.day[locale];
  const hours = sayHours(`${slot.from} - ${slot.to}`, locale);
  return (
    <p className={styles.next}>
      <Icon name="truck" size={18} />
      <span>
        <Trans>
          Next delivery: <bdi>{day}</bdi> <bdi>{hours}</bdi>
        </Trans>
      </span>
    </p>
  );
}
