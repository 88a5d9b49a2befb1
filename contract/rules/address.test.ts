import { describe, expect, test } from 'vitest';

import { addressMessages } from '#contract/messages/addresses.ts';

import { ADDRESS_KINDS, addressProblem, cleanAddress, type AddressDraft } from './address.ts';

const COMPLETE: AddressDraft = {
  kind: 'home',
  title: '',
  line1: 'Villa 12, Al Wasl Road',
  line2: '',
  landmark: '',
  mobile: '+971501234567',
  makani: '',
  emirateId: 2,
  areaId: 40,
  latitude: 25.2,
  longitude: 55.27,
};

test('an address is of one of three kinds', () => {
  expect(ADDRESS_KINDS).toEqual(['home', 'work', 'other']);
});

describe('as it is stored', () => {
  test.each(['title', 'line1', 'line2', 'landmark'] as const)('%s is one line without spaces around it', (field) => {
    const clean = cleanAddress({ ...COMPLETE, [field]: ' \t Villa\r\n\u0000 12,  Al Wasl ' });
    expect(clean).toEqual({ ...COMPLETE, [field]: 'Villa 12, Al Wasl' });
  });

  test('the number is in E.164, the Makani number its digits alone', () => {
    const clean = cleanAddress({ ...COMPLETE, mobile: '050 123 4567', makani: ' ٣٠٠٣٢-\u000095320 ' });
    expect(clean).toEqual({ ...COMPLETE, mobile: '+971501234567', makani: '3003295320' });
  });
});

describe('what is wrong with it', () => {
  test.each<[string, Partial<AddressDraft>]>([
    ['a complete one', {}],
    ['no pin', { latitude: null, longitude: null }],
    ['a Makani number', { makani: '3003295320' }],
  ])('nothing: %s', (_, part) => {
    expect(addressProblem({ ...COMPLETE, ...part })).toBeNull();
  });

  test.each<[keyof AddressDraft, Partial<AddressDraft>, readonly [string, string]]>([
    ['emirateId', { emirateId: 0 }, addressMessages.emirateMissing],
    ['areaId', { areaId: 0 }, addressMessages.areaMissing],
    ['line1', { line1: '' }, addressMessages.line1Missing],
    ['mobile', { mobile: '' }, addressMessages.mobileMissing],
    ['mobile', { mobile: '+97150123456' }, addressMessages.mobileInvalid],
    ['makani', { makani: '300329532' }, addressMessages.makaniInvalid],
    ['makani', { makani: '30032953201' }, addressMessages.makaniInvalid],
    ['makani', { makani: 'A3003295320' }, addressMessages.makaniInvalid],
    ['makani', { makani: '3003295320A' }, addressMessages.makaniInvalid],
    ['makani', { makani: 'ABCDEFGHIJ' }, addressMessages.makaniInvalid],
    ['latitude', { latitude: null }, addressMessages.pinIncomplete],
    ['longitude', { longitude: null }, addressMessages.pinIncomplete],
    ['latitude', { latitude: 23.588, longitude: 58.3829 }, addressMessages.pinOutside],
  ])('%s of %j', (field, part, sentence) => {
    expect(addressProblem({ ...COMPLETE, ...part })).toEqual({ field, sentence });
  });

  test('the first of several, in the order of the form', () => {
    const worse = { ...COMPLETE, mobile: '', latitude: null };
    expect(addressProblem(worse)?.field).toBe('mobile');
    expect(addressProblem({ ...worse, areaId: 0 })?.field).toBe('areaId');
  });
});
