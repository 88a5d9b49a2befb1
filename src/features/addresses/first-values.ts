import type { AddressPlace } from '#contract/address-urls.ts';
import type { Address } from '#contract/addresses.ts';
import type { ChosenArea } from '#contract/chosen-area.ts';
import { ADDRESS_LINE_MAX, type AddressKind } from '#contract/rules/address.ts';
import type { TypedAddress } from '#src/domain/addresses/drafts.ts';

interface Known {
  place: AddressPlace;
  /** What was typed before the map was opened. */
  typed: TypedAddress | undefined;
  /** The address that is changed. */
  address: Address | undefined;
  /** A new address begins with the number of the default one. */
  defaultMobile: string;
  /** The area that the header names: a new address is more often there than elsewhere. A pin says more. */
  area: Pick<ChosenArea, 'emirateId' | 'areaId'> | null;
  /** The kinds of the shopper's addresses: who has a home adds another place. */
  kinds?: readonly AddressKind[];
  /** A new one was asked for where the shopper said where to deliver: it is meant to be where that is. */
  becomesDefault?: boolean | undefined;
}

/** What the form begins with: what was typed, else the address, else nothing; and on top of it what the map said. */
export function firstValues({
  place,
  typed,
  address,
  defaultMobile,
  area,
  kinds = [],
  becomesDefault = false,
}: Known): TypedAddress {
  const { pin } = place;
  const { emirateId, areaId } = (pin === null && area) || EMPTY;
  const kind: AddressKind = ONCE.find((one) => !kinds.includes(one)) ?? 'other';
  const fresh = { ...EMPTY, kind, emirateId, areaId, mobile: defaultMobile, isDefault: becomesDefault };
  const base = typed ?? (address ? valuesOf(address) : fresh);
  const line1 = base.line1 === '' ? place.line1.slice(0, ADDRESS_LINE_MAX) : base.line1;
  return { ...base, line1, ...(pin && { latitude: pin.latitude, longitude: pin.longitude }) };
}

/** Whether the map gave another pin in the place of one: its area is another one then. An area that was chosen without a pin stays. */
export function isPinMoved({ place: { pin }, typed, address }: Pick<Known, 'place' | 'typed' | 'address'>): boolean {
  const before = typed ?? address;
  if (pin === null || before === undefined || before.latitude === null) return false;
  return before.latitude !== pin.latitude || before.longitude !== pin.longitude;
}

/** Few have two of these. */
const ONCE = ['home', 'work'] as const;

const EMPTY: TypedAddress = {
  kind: 'home',
  title: '',
  line1: '',
  line2: '',
  landmark: '',
  mobile: '',
  makani: '',
  emirateId: 0,
  areaId: 0,
  latitude: null,
  longitude: null,
  isDefault: false,
};

function valuesOf(address: Address): TypedAddress {
  const { kind, title, line1, line2, landmark, mobile, makani } = address;
  const { emirateId, areaId, latitude, longitude, isDefault } = address;
  return { kind, title, line1, line2, landmark, mobile, makani, emirateId, areaId, latitude, longitude, isDefault };
}
