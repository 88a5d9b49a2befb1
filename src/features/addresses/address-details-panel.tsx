import { readAddressPlace } from '#contract/address-urls.ts';
import { useOpenMap } from '#src/blocks/use-open-map.ts';
import { closePanelsThen, replacePanel, type PanelName, type PanelParams } from '#src/state/panels.ts';

import { AddressDetails } from './address-details.tsx';

/** The address sidebar: the list, the form and the map. */
const SIDEBAR: readonly PanelName[] = ['myaddress', 'myaddressdetails', 'updatelocationpin', 'fetchNewPinNewAddress'];

/** The panel `myaddressdetails`. The whole sidebar closes two seconds after a save (account.md sections 4 and 9). */
export function AddressDetailsPanel(query: PanelParams['myaddressdetails']) {
  const place = readAddressPlace(query);
  const openMap = useOpenMap((id) => {
    if (id === null) replacePanel('fetchNewPinNewAddress', {});
    else replacePanel('updatelocationpin', { addrDocno: String(id) });
  });
  return (
    <AddressDetails
      place={place}
      onDone={() => closePanelsThen(SIDEBAR, () => undefined)}
      onPin={() => openMap(place.id)}
      becomesDefault
    />
  );
}
