import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

import { myAddresses } from '#src/domain/addresses/queries.ts';
import { useLocale } from '#src/state/locale.tsx';

import { GuestPlace } from './guest-place.tsx';
import { PlaceAndTime } from './place-and-time.tsx';

/**
 * Where the shopper's next order goes: the area of the default address and the first time that is free there. It shows the addresses
 * that this device knows and does not ask for them: an ended session must not open the sign-in panel on every page. The sign-in and the
 * address drawer read the addresses. Who has none yet sees what they chose as a guest.
 */
export function DeliverToPlace() {
  const locale = useLocale();
  const { data } = useQuery({ ...myAddresses(), enabled: false });
  const chosen = data?.value.addresses.find(({ isDefault }) => isDefault);
  if (!chosen) return data ? <GuestPlace /> : <Trans>Deliver to</Trans>;
  const { label, area, emirate, emirateId } = chosen;
  return <PlaceAndTime label={label[locale]} area={area[locale] || emirate[locale]} emirateId={emirateId} />;
}
