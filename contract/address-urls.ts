/** The odd query names of the address pages (account.md section 2, Address form page), decoded and written here alone. */

/** What was picked on the map, as it travels from the pin page to the form. */
export interface Pin {
  latitude: number;
  longitude: number;
  /** What the geocoder says is there; empty where it says nothing. */
  place: string;
}

/** Where an address page stands. */
export interface AddressPlace {
  /** The address that is changed; null for a new one. */
  id: number | null;
  /** None where the map was not opened, or was skipped. */
  pin: Pin | null;
  /** A first line to begin with. */
  line1: string;
}

const PLACES = 6;

type Query = Record<string, unknown>;

/** addrDocno, addressLine1, addressLatitude, addressLongitude, pinAddress; what makes no sense is passed over. */
export function readAddressPlace(query: Query): AddressPlace {
  const [id, latitude, longitude] = [query['addrDocno'], query['addressLatitude'], query['addressLongitude']].map(
    String,
  );
  const isPinned = [latitude, longitude].every((one) => /^-?\d{1,3}(\.\d{1,20})?$/.test(one ?? ''));
  return {
    id: query['newAddress'] !== 'true' && /^[1-9]\d{0,9}$/.test(id ?? '') ? Number(id) : null,
    pin: isPinned
      ? { latitude: Number(latitude), longitude: Number(longitude), place: textOf(query['pinAddress'], 300) }
      : null,
    line1: textOf(query['addressLine1'], 120),
  };
}

/** The same, written; updateAddress or newAddress says which of the two it is. */
export function writeAddressPlace({ id, pin, line1 }: AddressPlace): Record<string, string> {
  return {
    ...(id === null ? { newAddress: 'true' } : { addrDocno: String(id), updateAddress: 'true' }),
    ...(line1 !== '' && { addressLine1: line1 }),
    ...(pin && { addressLatitude: pin.latitude.toFixed(PLACES), addressLongitude: pin.longitude.toFixed(PLACES) }),
    ...(pin && pin.place !== '' && { pinAddress: pin.place }),
  };
}

/** Of the pin page: /account/updatelocationpin?addrDocno={id}, or newAddress=true. `isForCheckout`: it leads back there. */
export function pinQuery(id: number | null, isForCheckout = false): Record<string, string> {
  return {
    ...(id === null ? { newAddress: 'true' } : { addrDocno: String(id) }),
    ...(isForCheckout && { for: 'checkout' }),
  };
}

/** Of the pin page: what is picked is of an address that an order at checkout goes to. */
export function isForCheckout(query: Query): boolean {
  return query['for'] === 'checkout';
}

function textOf(value: unknown, most: number): string {
  return typeof value === 'string' ? value.slice(0, most) : '';
}
