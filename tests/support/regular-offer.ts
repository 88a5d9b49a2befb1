/** What the shop says of a regular order before it is one, for tests of its form. */
import type { RegularDay } from '#contract/regular-days.ts';
import type { RegularOffer } from '#contract/regulars.ts';

const NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The days of a week. `chosen`: 0 is Sunday. */
export function week(chosen: readonly number[] = []): RegularDay[] {
  return NAMES.map((name, weekday) => ({ weekday, name, nameAr: '', isChosen: chosen.includes(weekday) }));
}

export function offeredProduct(stockCode: string, of: Partial<RegularOffer['products'][number]> = {}) {
  return {
    stockCode,
    name: { en: 'Milk', ar: '' },
    units: { en: '1 l', ar: '' },
    image: '/milk.svg',
    minimumOrder: 1,
    quantity: 1,
    price: 650,
    deposit: 0,
    ...of,
  };
}

/** From a Sunday on. */
const OFFER: RegularOffer = {
  products: [offeredProduct('101001')],
  firstDay: '2026-11-29',
  address: { full: { en: 'Villa 1, Dubai', ar: '' } },
  wallet: 4000,
  usualTimeId: 0,
  usualWeekdays: [],
  existing: null,
  leftOut: [],
};

/** Sundays and Wednesdays of three weeks, two each. */
export const EXISTING: NonNullable<RegularOffer['existing']> = {
  docno: 900,
  isPaid: true,
  weeks: 3,
  frequencyId: 3,
  days: week([0, 3]),
  timeId: 10,
  timeWords: '10:00 - 12:00',
  paysNow: false,
  quantity: 2,
  ordered: [],
  planned: [],
};

/** Its first delivery is an order, five are planned. */
export const ORDERED_FIRST = {
  ...EXISTING,
  isPaid: false,
  ordered: ['2026-11-29'],
  planned: ['2026-12-02', '2026-12-06', '2026-12-09', '2026-12-13', '2026-12-16'],
};

/** What the calls answer that only read. */
export function regularAnswers(offer: Partial<RegularOffer>, mine: readonly object[]): Record<string, object> {
  return {
    'regulars.check': { ...OFFER, ...offer },
    'regulars.readFrequencies': {
      frequencies: [1, 2, 3, 4].map((weeks) => ({ weeks, words: { en: `${weeks} weeks`, ar: '' } })),
    },
    'regulars.readDays': { days: week() },
    'regulars.readTimes': {
      times: [
        { id: 8, time: '08:00 - 10:00' },
        { id: 10, time: '10:00 - 12:00' },
      ],
    },
    'regulars.list': { regulars: mine },
  };
}
