import { expect, test } from 'vitest';

import { isForCheckout, pinQuery, readAddressPlace, writeAddressPlace, type AddressPlace } from './address-urls.ts';

const PIN = { latitude: 25.169676, longitude: 55.356718, place: 'Nad Al Sheba, Dubai' };

test.each<[AddressPlace, string]>([
  [{ id: null, pin: null, line1: '' }, 'newAddress=true'],
  [{ id: 500_001, pin: null, line1: '' }, 'addrDocno=500001&updateAddress=true'],
  [
    { id: null, pin: PIN, line1: 'Villa 1' },
    'newAddress=true&addressLine1=Villa+1&addressLatitude=25.169676&addressLongitude=55.356718&pinAddress=Nad+Al+Sheba%2C+Dubai',
  ],
])('%j travels as %s', (place, query) => {
  expect(new URLSearchParams(writeAddressPlace(place)).toString()).toBe(query);
  expect(readAddressPlace(Object.fromEntries(new URLSearchParams(query)))).toEqual(place);
});

test.each([
  { addrDocno: '0', addressLatitude: '25.1' },
  { addrDocno: '1e3', addressLatitude: 'NaN', addressLongitude: '55' },
  { addrDocno: '5', newAddress: 'true' },
  { addressLatitude: '25.1', addressLongitude: '<b>' },
])('%j makes no sense and is passed over', (query) => {
  expect(readAddressPlace(query)).toEqual({ id: null, pin: null, line1: '' });
});

test('the pin page knows whose address it is of, and that checkout asked for it', () => {
  expect([pinQuery(null), pinQuery(5)]).toEqual([{ newAddress: 'true' }, { addrDocno: '5' }]);
  expect([pinQuery(5), pinQuery(5, true), { for: 'https://evil.example' }].map(isForCheckout)).toEqual([
    false,
    true,
    false,
  ]);
  expect(readAddressPlace(pinQuery(5, true)).id).toBe(5);
});
