import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';

import { writeAddressPlace, type AddressPlace } from '#contract/address-urls.ts';
import { ScreenHeader } from '#src/blocks/screen-header.tsx';
import { useLocale } from '#src/state/locale.tsx';

import { PinStep } from './pin-step.tsx';

import styles from './address-screen.module.css';

/** /account/updatelocationpin: the map, and on to the form with what was picked. */
export function PinScreen({ id }: { id: number | null }) {
  const locale = useLocale();
  const navigate = useNavigate();
  const goOn = (place: AddressPlace): void => {
    // In the map's place: Back from the form leads to where the shopper came from.
    void navigate({
      to: '/$locale/account/myaddressdetails',
      params: { locale },
      search: writeAddressPlace(place),
      replace: true,
    });
  };
  return (
    <div className={styles.screen}>
      <ScreenHeader
        title={id === null ? <Trans>Where should we deliver?</Trans> : <Trans>Move the pin</Trans>}
        back="/account/myaddress"
      />
      <PinStep id={id} onDone={goOn} />
    </div>
  );
}
