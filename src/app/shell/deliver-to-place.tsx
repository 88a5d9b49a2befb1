import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

import { myAddresses } from '#src/domain/addresses/queries.ts';
import { useLocale } from '#src/state/locale.tsx';

import styles from './deliver-to.module.css';
import { NextSlot } from './next-slot.tsx';

/**
 * Where the shopper's next order goes: the area of the default address and the first time that is free there. It shows the addresses
 * that this device knows and does not ask for them: an ended session must not open the sign-in panel on every page. The sign-in and the
 * address drawer read the addresses.
 */
export function DeliverToPlace() {
  const locale = useLocale();
  const { data } = useQuery({ ...myAddresses(), enabled: false });
  const chosen = data?.value.addresses.find(({ isDefault }) => isDefault);
  if (!chosen) return data ? <Trans>Where should we deliver?</Trans> : null;
  const [label, area] = [chosen.label[locale], chosen.area[locale]];
  return (
    <>
      <span className={styles.label}>
        <span className={styles.verb}>
          <Trans>Deliver to</Trans>
        </span>{' '}
        {label !== area && <bdi>{label}</bdi>}
      </span>
      <span className={styles.place}>
        <bdi>{area || label}</bdi>
        <NextSlot emirateId={chosen.emirateId} />
      </span>
    </>
  );
}
