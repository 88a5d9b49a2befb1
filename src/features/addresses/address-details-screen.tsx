import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';

import { pinQuery, type AddressPlace } from '#contract/address-urls.ts';
import { useLocale } from '#src/state/locale.tsx';

import { AddressDetails } from './address-details.tsx';

import styles from './address-screen.module.css';

/** The address form page (account.md section 2, Routes). */
export function AddressDetailsScreen({ place }: { place: AddressPlace }) {
  const locale = useLocale();
  const navigate = useNavigate();
  return (
    <div className={styles.screen}>
      <h1>{place.id === null ? <Trans>New address</Trans> : <Trans>Edit address</Trans>}</h1>
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
