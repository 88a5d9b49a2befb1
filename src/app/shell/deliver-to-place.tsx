import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

import { myAddresses } from '#src/domain/addresses/queries.ts';
import { useLocale } from '#src/state/locale.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

import { NextSlot } from './next-slot.tsx';

import styles from './deliver-to-place.module.css';

/**
 * Where the shopper's next order goes: the area of the default address and the first time that is free there. It shows the addresses
 * that this device knows and does not ask for them: an ended session must not open the sign-in panel on every page. The sign-in and the
 * address drawer read the addresses.
 */
export function DeliverToPlace() {
  const locale = useLocale();
  const { data } = useQuery({ ...myAddresses(), enabled: false });
  const chosen = data?.value.addresses.find(({ isDefault }) => isDefault);
  if (!chosen) return data ? <Trans>Where should we deliver?</Trans> : <Trans>Deliver to</Trans>;
  const [label, area] = [chosen.label[locale], chosen.area[locale] || chosen.emirate[locale]];
  const comma = locale === 'ar' ? '، ' : ', ';
  return (
    <>
      <span className={styles.place}>
        <span className={styles.label}>
          <VisuallyHidden>
            <Trans>Deliver to</Trans>{' '}
          </VisuallyHidden>
          {label !== area && (
            <bdi>
              {label}
              {comma}
            </bdi>
          )}
        </span>
        <bdi>{area}</bdi>
      </span>
      <NextSlot emirateId={chosen.emirateId} joint={comma} />
    </>
  );
}
