import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';

import { writeAddressPlace } from '#contract/address-urls.ts';
import { ScreenHeader } from '#src/blocks/screen-header.tsx';
import { myAddresses } from '#src/domain/addresses/queries.ts';
import { useLocale } from '#src/state/locale.tsx';

import { AddAddressButton } from './add-address-button.tsx';
import { AddressList } from './address-list.tsx';

import styles from './address-screen.module.css';

/** /account/myaddress (storefront.md section 2). A new address begins on the map. */
export function AddressListScreen() {
  const locale = useLocale();
  const navigate = useNavigate();
  const { data } = useQuery(myAddresses());
  const hasAny = data !== undefined && data.value.addresses.length > 0;
  const add = (): void =>
    void navigate({ to: '/$locale/account/updatelocationpin', params: { locale }, search: { newAddress: 'true' } });
  return (
    <div className={styles.screen}>
      <ScreenHeader
        title={<Trans>My addresses</Trans>}
        beside={hasAny && <AddAddressButton className={styles.add} onAdd={add} />}
      />
      <AddressList
        onAdd={add}
        mapsUpTo={6}
        onEdit={({ id }) =>
          void navigate({
            to: '/$locale/account/myaddressdetails',
            params: { locale },
            search: writeAddressPlace({ id, pin: null, line1: '' }),
          })
        }
      />
    </div>
  );
}
