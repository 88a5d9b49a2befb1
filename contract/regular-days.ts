/** For how many weeks, on which days and at which hours a regular order can come (storefront.md section 7; remaining.md RG 4 to 6). */
import { defineCall } from './call.ts';
import { bilingual, bool, integer, list, text, withDefault } from './wire-types.ts';
import { record, type Decoded } from './wire.ts';

const online = { auth: 'user', offline: 'online', method: 'POST' } as const;
const nothing = record({});

/** "subsFrequencyDocno (1 to 52)". */
export const MOST_WEEKS = 52;

/** 0 is Sunday, 6 Saturday. */
export const weekday = integer({ min: 0, max: 6 });

/** A day of the week; `weekday` is invented. */
export const regularDay = record({
  weekday: ['deliveryDayDocno', weekday],
  name: ['deliveryDayDesc', withDefault(text(40), '')],
  nameAr: ['deliveryDayDescAr', withDefault(text(40), '')],
  isChosen: ['deliveryDaySelected', bool],
});
export type RegularDay = Decoded<typeof regularDay>;

/** `id` is the hour at which it begins, in Dubai; `time` such as "10:00 - 12:00". */
const time = record({
  id: ['deliveryTimeDocno', integer({ min: 0, max: 2_147_483_647 })],
  time: ['deliveryTimeDesc', text(40)],
});
export type RegularTime = Decoded<typeof time>;

export const readFrequencies = defineCall({
  ...online,
  name: 'regulars.readFrequencies',
  path: '/mycart/getsubfrequentmaster',
  input: nothing,
  answer: record({
    frequencies: [
      'data',
      list(
        record({
          weeks: ['subsFrequencyDocno', integer({ min: 1, max: MOST_WEEKS })],
          words: ['subsFrequencyDesc', bilingual(40)],
        }),
        MOST_WEEKS,
      ),
    ],
  }),
  summary: 'For how many weeks something can be ordered regularly',
});

export const readRegularDays = defineCall({
  ...online,
  name: 'regulars.readDays',
  path: '/MyCart/GetSubsFreqMasterDays',
  input: record({ weeks: ['frequencyMasterDocno', integer({ min: 1, max: MOST_WEEKS })] }),
  answer: record({ days: ['data', list(regularDay, 7)] }),
  summary: 'The days of the week on which a regular order can come, Sunday first',
});

export const readRegularTimes = defineCall({
  ...online,
  name: 'regulars.readTimes',
  path: '/MyOrder/DeliveryTimeListRegulars',
  input: nothing,
  answer: record({ times: ['data', list(time, 24)] }),
  summary: 'The hours at which a regular order can come',
});
