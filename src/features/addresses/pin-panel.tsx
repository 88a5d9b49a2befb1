import { readAddressPlace, writeAddressPlace } from '#contract/address-urls.ts';
import { replacePanel } from '#src/state/panels.ts';

import { PinStep } from './pin-step.tsx';

/** The panels `updatelocationpin` (with addrDocno) and `fetchNewPinNewAddress` (without): the map, and the form in its place. */
export function PinPanel(query: { addrDocno?: string }) {
  const { id } = readAddressPlace(query);
  return <PinStep id={id} onDone={(place) => replacePanel('myaddressdetails', writeAddressPlace(place))} />;
}
