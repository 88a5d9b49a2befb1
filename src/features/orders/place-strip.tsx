import type { Tracking } from '#contract/order-detail.ts';
import { PlaceMap } from '#src/blocks/pin-map/place-map.tsx';
import { useNamedPlaces } from '#src/blocks/pin-map/use-named-places.ts';
import { useLocale } from '#src/state/locale.tsx';

/** Where it goes, on the map: its own pin, else the area that its address names. Nothing where neither is known. */
export function PlaceStrip({ pin, address }: Pick<Tracking, 'pin' | 'address'>) {
  const locale = useLocale();
  const places = useNamedPlaces();
  // The last two are the emirate and the country.
  const area = address[locale].split('\n').at(-3);
  const middle = places?.labels.find(({ kind, name }) => kind === 'area' && name === area)?.point;
  const isKnown = pin !== null || (area !== undefined && (places === null || middle !== undefined));
  return isKnown && <PlaceMap point={pin ?? middle ?? null} isArea={pin === null} />;
}
