import { writeAddressPlace, type AddressPlace } from '#contract/address-urls.ts';
import { openPanel } from '#src/state/panels.ts';

/** Of this load of the app. */
let wasOpened = false;

/** Opens the form of the address that this page's own query names, and notes at its place in history that it was. */
export function openAddressForm(place: AddressPlace): void {
  wasOpened = true;
  history.replaceState({ ...historyState(), hadAddressForm: true }, '');
  openPanel('myaddressdetails', writeAddressPlace(place));
}

/** A link that asks for an address to be changed first, and the way back from the map, open its form. A reload later does not: it was closed since. */
export function openNamedAddressForm(place: AddressPlace): void {
  const { panels, hadAddressForm } = historyState();
  if (panels || (hadAddressForm && !wasOpened)) return;
  openAddressForm(place);
}

function historyState(): { readonly panels?: number; readonly hadAddressForm?: boolean } {
  return (history.state ?? {}) as object;
}
