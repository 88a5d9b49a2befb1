import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

import type { AddressPlace } from '#contract/address-urls.ts';
import { FailureNotice } from '#src/blocks/failure-notice.tsx';
import { myProfile } from '#src/domain/account/queries.ts';
import { draftOf } from '#src/domain/addresses/drafts.ts';
import { guestArea } from '#src/domain/addresses/guest-area.ts';
import { myAddresses } from '#src/domain/addresses/queries.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

import { AddressForm } from './address-form.tsx';
import { AddressSkeleton } from './address-skeleton.tsx';
import { firstValues, isPinMoved } from './first-values.ts';

interface Props {
  place: AddressPlace;
  onDone: () => void;
  onPin: () => void;
  /** A new address is delivered to by default, unless the shopper says otherwise. */
  becomesDefault?: boolean;
}

/** The form with what it begins with. A new address does not wait for the others to be read. */
export function AddressDetails({ place, onDone, onPin, becomesDefault }: Props) {
  const { data, error, refetch } = useQuery(myAddresses());
  const addresses = data?.value.addresses;
  const address = addresses?.find(({ id }) => id === place.id);
  const typed = draftOf(place.id);
  // The first address has no other to take the number from.
  const isFirst = place.id === null && !typed && addresses?.length === 0;
  const profile = useQuery({ ...myProfile(), enabled: isFirst });
  if ((!addresses && !error) || profile.isLoading) return <AddressSkeleton />;
  if (!address && place.id !== null) {
    if (error && !addresses) return <FailureNotice error={error} onRetry={() => void refetch()} />;
    return (
      <Notice icon="map-pin" title={<Trans>This address is not there any more</Trans>}>
        <Button onClick={onDone}>
          <Trans>My addresses</Trans>
        </Button>
      </Notice>
    );
  }
  const usual = addresses?.find(({ isDefault }) => isDefault);
  const kinds = addresses?.map(({ kind }) => kind) ?? [];
  const area = usual ?? guestArea.read();
  const defaultMobile = usual?.mobile ?? profile.data?.value.mobile ?? '';
  return (
    <AddressForm
      key={place.id ?? 'new'}
      place={place}
      address={address ?? null}
      first={firstValues({ place, typed, address, defaultMobile, area, kinds, becomesDefault })}
      isPinMoved={isPinMoved({ place, typed, address })}
      isDefault={address?.isDefault ?? addresses?.length === 0}
      onDone={onDone}
      onPin={onPin}
    />
  );
}
