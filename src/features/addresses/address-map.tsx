import type { Address } from '#contract/addresses.ts';
import { PlaceMap } from '#src/blocks/pin-map/place-map.tsx';
import { useNamedPlaces } from '#src/blocks/pin-map/use-named-places.ts';

import { mapStart } from './map-start.ts';

/** Where an address is, drawn: by its own pin, else around the middle of its area. */
export function AddressMap({ address }: { address: Address }) {
  const places = useNamedPlaces();
  const start = places && mapStart([address], places.middles);
  return <PlaceMap point={start && !start.isGuess ? start.point : null} isArea={address.latitude === null} />;
}
