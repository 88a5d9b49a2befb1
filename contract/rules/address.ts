/** What an address must hold (account.md section 5, Address; uae.md, Addresses), checked in this order on both sides. */
import { addressMessages } from '#contract/messages/addresses.ts';
import type { Sentence } from '#contract/messages/sentence.ts';

import { latinDigits } from './digits.ts';
import { isUaePhone, withPrefix } from './phone.ts';
import { isInUae } from './uae-bounds.ts';

/** Characters at most of each line. */
export const ADDRESS_LINE_MAX = 120;
export const ADDRESS_TITLE_MAX = 40;
/** Addresses that one shopper may keep. */
export const ADDRESSES_MAX = 30;

export const ADDRESS_KINDS = ['home', 'work', 'other'] as const;
export type AddressKind = (typeof ADDRESS_KINDS)[number];

/** What the shopper says of an address. */
export interface AddressDraft {
  kind: AddressKind;
  /** Empty where the kind says enough. */
  title: string;
  line1: string;
  line2: string;
  landmark: string;
  mobile: string;
  /** Dubai's number of an entrance, ten digits; empty where there is none. */
  makani: string;
  /** 0 where none is chosen. */
  emirateId: number;
  areaId: number;
  latitude: number | null;
  longitude: number | null;
}

export interface AddressProblem {
  field: keyof AddressDraft;
  sentence: Sentence;
}

/** One line of text: no control characters, no space at the ends or twice. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
}

/** As it is stored: clean lines, the number in E.164, the Makani number's digits alone. */
export function cleanAddress<Draft extends AddressDraft>(draft: Draft): Draft {
  return {
    ...draft,
    title: oneLine(draft.title),
    line1: oneLine(draft.line1),
    line2: oneLine(draft.line2),
    landmark: oneLine(draft.landmark),
    mobile: withPrefix(draft.mobile),
    makani: latinDigits(draft.makani).replace(/[\p{Cc}\s-]/gu, ''),
  };
}

/** The first thing that is wrong with a clean address; null where nothing is. */
export function addressProblem(clean: AddressDraft): AddressProblem | null {
  const { latitude, longitude } = clean;
  const checks: readonly [isWrong: boolean, field: keyof AddressDraft, sentence: Sentence][] = [
    [clean.emirateId === 0, 'emirateId', addressMessages.emirateMissing],
    [clean.areaId === 0, 'areaId', addressMessages.areaMissing],
    [clean.line1 === '', 'line1', addressMessages.line1Missing],
    [clean.mobile === '', 'mobile', addressMessages.mobileMissing],
    [!isUaePhone(clean.mobile), 'mobile', addressMessages.mobileInvalid],
    [clean.makani !== '' && !/^\d{10}$/.test(clean.makani), 'makani', addressMessages.makaniInvalid],
    [latitude === null && longitude !== null, 'latitude', addressMessages.pinIncomplete],
    [latitude !== null && longitude === null, 'longitude', addressMessages.pinIncomplete],
    [
      latitude !== null && longitude !== null && !isInUae({ latitude, longitude }),
      'latitude',
      addressMessages.pinOutside,
    ],
  ];
  const wrong = checks.find(([isWrong]) => isWrong);
  return wrong ? { field: wrong[1], sentence: wrong[2] } : null;
}
