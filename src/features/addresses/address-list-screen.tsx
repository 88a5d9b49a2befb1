import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';

import { writeAddressPlace } from '#contract/address-urls.ts';
import { ScreenHeader } from '#src/blocks/screen-header.tsx';
import { useLocale } from '#src/state/locale.tsx';

import { AddressList } from './address-list.tsx';

import styles from './address-screen.module.css';

/** /account/myaddress (storefront.md section 2). A new address begins on the map. */
export function AddressListScreen() {
  const locale = useLocale();
  const navigate = useNavigate();
  return (
    <div className={styles.screen}>
      <ScreenHeader title={<Trans>My addresses</Trans>} />
      <AddressList
        onAdd={() =>
          void navigate({
            to: '/$locale/account/updatelocationpin',
            params: { locale },
            search: { newAddress: 'true' },
          })
        }
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
