import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';

import { pinQuery, type AddressPlace } from '#contract/address-urls.ts';
import { ScreenHeader } from '#src/blocks/screen-header.tsx';
import { useLocale } from '#src/state/locale.tsx';

import { AddressDetails } from './address-details.tsx';

import styles from './address-screen.module.css';

/** The address form page (account.md section 2, Routes). */
export function AddressDetailsScreen({ place }: { place: AddressPlace }) {
  const locale = useLocale();
  const navigate = useNavigate();
  return (
    <div className={styles.screen}>
      <ScreenHeader
        title={place.id === null ? <Trans>New address</Trans> : <Trans>Edit address</Trans>}
        back="/account/myaddress"
      />
      <AddressDetails
        place={place}
        onDone={() => void navigate({ to: '/$locale/account/myaddress', params: { locale }, replace: true })}
        onPin={() =>
          void navigate({
            to: '/$locale/account/updatelocationpin',
            params: { locale },
            search: pinQuery(place.id),
            replace: true,
          })
        }
      />
    </div>
  );
}
