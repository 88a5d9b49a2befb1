/** The shopper's addresses, the emirates and their areas, and the map they are pinned on (account.md 3, 5, 7; storefront.md 3, 7). */
import { defineCall } from './call.ts';
import { ADDRESS_KINDS, ADDRESS_LINE_MAX, ADDRESS_TITLE_MAX } from './rules/address.ts';
import { LOCALES } from './urls.ts';
import { bilingual, bool, decimal, integer, list, nullable, oneOf, text, withDefault } from './wire-types.ts';
import { codec, record, type Codec, type Decoded, type FieldType } from './wire.ts';

/** ISO 3166's number of the Emirates. */
export const UAE_DOCNO = 784;
/** What the wire calls a table of the back office. */
export const STATE_DOCTYPE = 'STA';
export const AREA_DOCTYPE = 'ARE';

const nothing = record({});
const addressId = integer({ min: 1, max: 2_147_483_647 });
const code = integer({ min: 0, max: 2_147_483_647 });
const line = text(ADDRESS_LINE_MAX);
/** Longer than a number is: separators are typed too. */
const phone = text(40);
const makani = withDefault(text(40), '');

/** `fallback` where the field is missing. Always sent: the specification's payload names it. */
function sent<T>(inner: Codec<T>, fallback: T): Codec<T> {
  return codec<T>(
    inner.schema,
    (value, path, reading) => (value === undefined ? fallback : inner.decode(value, path, reading)),
    (value) => inner.encode(value),
    true,
  );
}

/** Of an address, what the shopper writes. */
const written = {
  kind: ['type', sent(oneOf(ADDRESS_KINDS), 'other')],
  title: ['addrTitle', sent(text(ADDRESS_TITLE_MAX), '')],
  line1: ['addrLine1', line],
  line2: ['addrLine2', sent(line, '')],
  landmark: ['addrLandMark', sent(line, '')],
  mobile: ['addrMobile', phone],
  isDefault: ['addrDefault', sent(bool, false)],
  emirateId: ['addrStateDocno', code],
  areaId: ['addrAreaDocno', code],
  latitude: ['addrLatitude', nullable(decimal)],
  longitude: ['addrLongitude', nullable(decimal)],
  /** Invented: the specification has no field for Dubai's Makani number. */
  makani: ['addrMakani', makani],
} as const;

export const addressRecord = record({
  id: ['addrDocno', addressId],
  kind: ['type', oneOf(ADDRESS_KINDS)],
  title: ['addrTitle', text(ADDRESS_TITLE_MAX)],
  /** What the card is headed with: the title, else what the address is for, else its area. */
  label: ['label', bilingual(120)],
  line1: ['addrLine1', line],
  line2: ['addrLine2', line],
  landmark: ['addrLandMark', line],
  /** E.164 */
  mobile: ['addrMobile', phone],
  isDefault: ['addrDefault', bool],
  areaDoctype: ['addrAreaDoctype', text(3)],
  areaId: ['addrAreaDocno', code],
  area: ['addrAreaDesc', bilingual(120)],
  emirateDoctype: ['addrStateDoctype', text(3)],
  emirateId: ['addrStateDocno', code],
  emirate: ['addrStateDesc', bilingual(120)],
  country: ['addrCountryDesc', bilingual(120)],
  countryId: ['addrCountryDocno', code],
  /** Always empty: the Emirates have no post codes. */
  zipCode: ['addrZipCode', text(20)],
  latitude: ['addrLatitude', nullable(decimal)],
  longitude: ['addrLongitude', nullable(decimal)],
  makani: ['addrMakani', makani],
  /** All of it in one line. */
  full: ['addrFull', bilingual(800)],
  /** ISO time */
  createdAt: ['addrCreatedTs', text(40)],
});
export type Address = Decoded<typeof addressRecord>;

/** A field that the server writes itself: a full address sent back holds it as it was received, and the server reads past it. */
function passedOn<T>(inner: FieldType<T>): FieldType<T | null> {
  return {
    names: (name) => inner.names(name),
    read: () => null,
    write: (target, name, value) => {
      if (value !== null) inner.write(target, name, value);
    },
    describe: (name) => ({
      properties: Object.fromEntries(inner.names(name).map((one) => [one, { description: 'passed over' }])),
      required: [],
    }),
  };
}

/** Of an address, what the server derives; `updateAddress` takes the full address (storefront.md sections 4 and 7). */
const derived = {
  label: ['label', passedOn(bilingual(120))],
  areaDoctype: ['addrAreaDoctype', passedOn(text(3))],
  area: ['addrAreaDesc', passedOn(bilingual(120))],
  emirateDoctype: ['addrStateDoctype', passedOn(text(3))],
  emirate: ['addrStateDesc', passedOn(bilingual(120))],
  country: ['addrCountryDesc', passedOn(bilingual(120))],
  countryId: ['addrCountryDocno', passedOn(code)],
  zipCode: ['addrZipCode', passedOn(text(20))],
  full: ['addrFull', passedOn(bilingual(800))],
  createdAt: ['addrCreatedTs', passedOn(text(40))],
} as const;

const online = { auth: 'user', offline: 'online', invented: true } as const;
/** The country's places: a guest says where we would deliver before there is an account. */
const forGuests = { ...online, auth: 'guest' } as const;

export const readAddresses = defineCall({
  name: 'addresses.readAddresses',
  method: 'GET',
  path: '/accountinfo/addresses',
  input: nothing,
  answer: record({ addresses: ['addresses', list(addressRecord, 100)] }),
  ...online,
  summary: "The shopper's addresses, the default one first",
});

export const readAddress = defineCall({
  name: 'addresses.readAddress',
  method: 'POST',
  path: '/accountinfo/getSingleAddress',
  input: record({ id: ['AddrDocno', addressId] }),
  answer: addressRecord,
  ...online,
  summary: "One of the shopper's addresses",
});

/** section 7: adding omits the descriptions and the like; a title may be sent. */
export const addAddress = defineCall({
  name: 'addresses.addAddress',
  method: 'POST',
  path: '/accountinfo/addAddress',
  input: record({
    ...written,
    countryId: ['addrCountryDocno', sent(code, UAE_DOCNO)],
    emirateDoctype: ['addrStateDoctype', sent(text(3), STATE_DOCTYPE)],
    areaDoctype: ['addrAreaDoctype', sent(text(3), AREA_DOCTYPE)],
    zipCode: ['addrZipCode', sent(text(20), '')],
  }),
  answer: addressRecord,
  ...online,
  summary: 'Keeps an address; the first becomes the default',
});

export const updateAddress = defineCall({
  name: 'addresses.updateAddress',
  method: 'POST',
  path: '/accountinfo/updateAddress',
  input: record({ id: ['addrDocno', addressId], ...written, ...derived }),
  answer: addressRecord,
  ...online,
  summary: 'Changes an address, as a whole; addrDefault true makes it the default in place of the one before',
});

export const deleteAddress = defineCall({
  name: 'addresses.deleteAddress',
  method: 'POST',
  path: '/accountinfo/deleteAddress',
  input: record({ id: ['addrDocno', addressId] }),
  answer: nothing,
  ...online,
  summary: 'Deletes an address; in place of the default, the one added last becomes it',
});

const emirate = record({
  id: ['addrStateDocno', code],
  doctype: ['addrStateDoctype', text(3)],
  name: ['addrStateDesc', bilingual(120)],
  /** Of its capital, for the map. */
  latitude: ['addrLatitude', decimal],
  longitude: ['addrLongitude', decimal],
  countryId: ['addrCountryDocno', code],
});
export type Emirate = Decoded<typeof emirate>;

export const readEmirates = defineCall({
  name: 'addresses.readEmirates',
  method: 'POST',
  path: '/accountinfo/LoadState',
  input: nothing,
  answer: list(emirate, 20),
  ...forGuests,
  summary: 'The seven emirates',
});

const area = record({
  id: ['addrAreaDocno', code],
  doctype: ['addrAreaDoctype', text(3)],
  name: ['addrAreaDesc', bilingual(120)],
  /** What it is also called: found, not shown (invented). */
  otherNames: ['addrAreaOtherNames', list(text(120), 20)],
  /** Of its middle, where a new pin begins. */
  latitude: ['addrLatitude', decimal],
  longitude: ['addrLongitude', decimal],
});
export type Area = Decoded<typeof area>;

export const readAreas = defineCall({
  name: 'addresses.readAreas',
  method: 'POST',
  path: '/accountinfo/LoadArea',
  input: record({
    countryId: ['addrCountryDocno', sent(code, UAE_DOCNO)],
    emirateDoctype: ['addrStateDoctype', sent(text(3), STATE_DOCTYPE)],
    emirateId: ['addrStateDocno', code],
    emirateName: ['addrStateDesc', sent(text(120), '')],
  }),
  answer: list(area, 2000),
  ...forGuests,
  summary: 'The areas of an emirate',
});

const place = record({
  /** One line in the asked language, the nearer part first. */
  label: ['label', text(400)],
  latitude: ['addrLatitude', decimal],
  longitude: ['addrLongitude', decimal],
  /** Of the list of areas; none where no area is near. */
  areaId: ['addrAreaDocno', nullable(code)],
  emirateId: ['addrStateDocno', nullable(code)],
  /** From the asked point; none for a suggestion. */
  metresAway: ['metresAway', nullable(decimal)],
});
export type Place = Decoded<typeof place>;

export const suggestPlaces = defineCall({
  name: 'addresses.suggestPlaces',
  method: 'POST',
  path: '/maps/suggest',
  input: record({ text: ['query', text(200)], locale: ['language', oneOf(LOCALES)] }),
  answer: list(place, 20),
  ...online,
  summary: 'Places of the Emirates for what was typed so far',
});

export const findPlaceAt = defineCall({
  name: 'addresses.findPlaceAt',
  method: 'POST',
  path: '/maps/reverse',
  input: record({
    latitude: ['addrLatitude', decimal],
    longitude: ['addrLongitude', decimal],
    locale: ['language', oneOf(LOCALES)],
  }),
  answer: record({ place: ['place', nullable(place)] }),
  ...online,
  summary: 'The place nearest to a pin; none outside the Emirates',
});

export const readMapSettings = defineCall({
  name: 'addresses.readMapSettings',
  method: 'GET',
  path: '/maps/settings',
  input: nothing,
  answer: record({
    /** With {z}, {x} and {y} in it; none is the embedded outline of the country. */
    tileUrl: ['tileUrl', nullable(text(500))],
    attribution: ['attribution', text(500)],
  }),
  ...online,
  summary: 'Where the street map of the pin picker comes from',
});

export const addressCalls = [
  readAddresses,
  readAddress,
  addAddress,
  updateAddress,
  deleteAddress,
  readEmirates,
  readAreas,
  suggestPlaces,
  findPlaceAt,
  readMapSettings,
] as const;
