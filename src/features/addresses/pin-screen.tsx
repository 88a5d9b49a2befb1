import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';

import { writeAddressPlace, type AddressPlace } from '#contract/address-urls.ts';
import { ScreenHeader } from '#src/blocks/screen-header.tsx';
import { useLocale } from '#src/state/locale.tsx';

import { PinStep } from './pin-step.tsx';

import styles from './address-screen.module.css';

interface Props {
  id: number | null;
  /** It leads back there: checkout itself has no map (security.md row 33). */
  isForCheckout: boolean;
}

/** /account/updatelocationpin: the map, and on to the form with what was picked. */
export function PinScreen({ id, isForCheckout }: Props) {
  const locale = useLocale();
  const navigate = useNavigate();
  const goOn = (place: AddressPlace): void => {
    // In the map's place: Back from the form leads to where the shopper came from.
    void navigate({
      to: isForCheckout ? '/$locale/checkout' : '/$locale/account/myaddressdetails',
      params: { locale },
      search: writeAddressPlace(place),
      replace: true,
    });
  };
  return (
    <div className={styles.screen}>
      <ScreenHeader
        title={id === null ? <Trans>Where should we deliver?</Trans> : <Trans>Move the pin</Trans>}
        back={isForCheckout ? '/checkout' : '/account/myaddress'}
      />
      <PinStep id={id} onDone={goOn} />
    </div>
  );
}
