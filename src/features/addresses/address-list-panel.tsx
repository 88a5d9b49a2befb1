import { writeAddressPlace } from '#contract/address-urls.ts';
import { useOpenMap } from '#src/blocks/use-open-map.ts';
import { closePanel, openPanel } from '#src/state/panels.ts';

import { AddressList } from './address-list.tsx';

/** The panel `myaddress`: the same list, whose form and map open as panels above it. It closes once another default is chosen. */
export function AddressListPanel() {
  const openMap = useOpenMap(() => openPanel('fetchNewPinNewAddress', {}));
  return (
    <AddressList
      onAdd={() => openMap(null)}
      onChosen={closePanel}
      onEdit={({ id }) => openPanel('myaddressdetails', writeAddressPlace({ id, pin: null, line1: '' }))}
    />
  );
}
