import { readAddressPlace } from '#contract/address-urls.ts';
import { closePanel, replacePanel, type PanelParams } from '#src/state/panels.ts';

import { AddressDetails } from './address-details.tsx';

/** The panel `myaddressdetails`, which closes by itself two seconds after a save (account.md section 9). */
export function AddressDetailsPanel(query: PanelParams['myaddressdetails']) {
  const place = readAddressPlace(query);
  const onPin = (): void => {
    if (place.id === null) replacePanel('fetchNewPinNewAddress', {});
    else replacePanel('updatelocationpin', { addrDocno: String(place.id) });
  };
  return <AddressDetails place={place} onDone={closePanel} onPin={onPin} />;
}
