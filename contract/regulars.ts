/** Regular orders: a product that is delivered on chosen days of so many weeks (storefront.md sections 3 to 5, 7 and 9; account.md sections 2 to 4; remaining.md RG). */
import { defineCall } from './call.ts';
import { MOST_WEEKS, readFrequencies, readRegularDays, readRegularTimes, regularDay, weekday } from './regular-days.ts';
import { bilingual, bool, fils, integer, list, nullable, oneOf, text, withDefault } from './wire-types.ts';
import { record, type Decoded } from './wire.ts';

const number = integer({ min: 0, max: 2_147_483_647 });
const online = { auth: 'user', offline: 'online', method: 'POST' } as const;
const nothing = record({});
/** The doctype of what Pay now pays; PayBillOnline makes its bill, PBO (remaining.md C2). */
export const REGULAR_DOCTYPE = 'REG';

export const MOST_REGULARS = 200;

const wish = {
  weeks: ['subsFrequencyTimespan', withDefault(integer({ min: 0, max: MOST_WEEKS }), 0)],
  frequencyId: ['subsFreqencyDocno', withDefault(integer({ min: 0, max: MOST_WEEKS }), 0)],
  days: ['subsDeliveryDayListModel', withDefault(list(regularDay, 7), [])],
  timeId: ['subsTimeslotDocno', withDefault(number, 0)],
  timeWords: ['subsTimeslotDesc', withDefault(text(40), '')],
  /** True: by card, at once; false: out of the wallet, with each delivery. */
  paysNow: ['subsPaynow', withDefault(nullable(bool), null)],
  /** Units of one delivery. */
  quantity: ['subsItemQty', withDefault(number, 0)],
} as const;

/** What is asked for; of an order the quantities are its own, and `stockCode` is empty. */
const regularPayload = record({
  ...wish,
  stockCode: ['stockCode', withDefault(text(40), '')],
  /** The one that is repeated or changed. */
  regularId: ['mshDocno', withDefault(nullable(number), null)],
  lineId: ['RegdDocno', withDefault(nullable(number), null)],
  /** Both for display: the server reckons its own (decisions.md 7 and 16). */
  quantitySent: ['stockCartQty', withDefault(number, 0)],
  totalDays: ['subsTotalDays', withDefault(number, 0)],
  cartType: ['CartType', withDefault(oneOf(['REG']), 'REG')],
  /** The same as subsPaynow, under its other name. */
  paysNowToo: ['PayNow', withDefault(nullable(bool), null)],
  source: ['shopSource', withDefault(text(20), 'WEB')],
  /** The order whose products are made regular. */
  orderDocno: ['piDocNo', withDefault(nullable(number), null)],
  orderDoctype: ['piDocType', withDefault(nullable(oneOf(['RSO'])), null)],
  /** Invented: fils that the screen showed for all deliveries; another sum is refused. Null skips the comparison. */
  shownFils: ['shownAmount', withDefault(nullable(fils), null)],
  /** Invented: what mails are written in. */
  language: ['language', withDefault(oneOf(['en', 'ar']), 'en')],
});
export type RegularWish = Decoded<typeof regularPayload>;

/** What was made. Where it is to be paid now, PayBillOnline makes the bill of `docno` (doctype REG). */
const made = record({
  docno: ['mshDocno', number],
  /** Fils of all deliveries together. */
  fils: ['amount', fils],
  isToPay: ['isUnpaid', bool],
  /** The product was in the regular list already, and that one has changed. */
  isUpdated: ['isUpdated', bool],
});
export type MadeRegular = Decoded<typeof made>;

export const addRegular = defineCall({
  ...online,
  name: 'regulars.add',
  path: '/mycart/AddItemSubscription',
  input: regularPayload,
  answer: made,
  summary: 'Orders a product regularly, or changes the regular order of it that is there',
});

export const addRegularOrder = defineCall({
  ...online,
  name: 'regulars.addOrder',
  path: '/mycart/AddOrderSubscription',
  input: regularPayload,
  answer: made,
  summary: 'Orders the products of a placed order regularly',
});

export const repeatRegular = defineCall({
  ...online,
  name: 'regulars.repeat',
  path: '/MyCart/RepeatItemSubscription',
  input: regularPayload,
  answer: made,
  summary: 'Orders a product of an earlier regular order again',
});

/** A product as it would come with each delivery. */
const offered = record({
  stockCode: ['stockCode', text(40)],
  name: ['stockDesc', bilingual(400)],
  units: ['stockUnits', bilingual(200)],
  image: ['stockImgLink', text(400)],
  minimumOrder: ['stockMinimumOrder', integer({ min: 1 })],
  /** Of an order the quantity that was bought, else one minimum order. */
  quantity: ['stockCartQty', number],
  /** Fils each; the deposit comes back with the packaging. */
  price: ['stockRate', fils],
  deposit: ['DepositAmount', fils],
});
export type OfferedRegular = Decoded<typeof offered>;

const offer = record({
  /** Empty where none of it can be ordered regularly. */
  products: ['itemList', list(offered, MOST_REGULARS)],
  /** The first ISO day on which it can come. */
  firstDay: ['firstDeliveryDate', text(10)],
  /** Where it goes: the default address; null where there is none yet. */
  address: ['addrFull', nullable(record({ full: ['addrFull', bilingual(800)] }))],
  /** Fils of the wallet that can be spent. */
  wallet: ['walletBalance', fils],
  /** Invented: the hours and the days of the week that suited the shopper before; 0 and none where nothing is known of them. */
  usualTimeId: ['usualTimeslotDocno', withDefault(number, 0)],
  usualWeekdays: ['usualDeliveryDays', withDefault(list(weekday, 7), [])],
  /** What is ordered regularly already; null where nothing is. */
  existing: [
    'existingSubscription',
    nullable(
      record({
        ...wish,
        docno: ['mshDocno', number],
        isPaid: ['isPaid', bool],
        /** Invented: ISO days that are still to come of it: those that are orders already, and those that are planned. */
        ordered: ['orderedDates', withDefault(list(text(10), 7 * MOST_WEEKS), [])],
        planned: ['plannedDates', withDefault(list(text(10), 7 * MOST_WEEKS), [])],
      }),
    ),
  ],
  /** Invented: what the order holds and cannot come regularly. */
  leftOut: ['notRegular', withDefault(list(record({ name: ['stockDesc', bilingual(400)] }), 1400), [])],
});
export type RegularOffer = Decoded<typeof offer>;

export const checkRegular = defineCall({
  ...online,
  name: 'regulars.check',
  path: '/mycart/CheckItemSubscriptionMyCart',
  input: record({
    stockCode: ['stockCode', withDefault(text(40), '')],
    /** Invented: in place of a product an order of the shopper's. */
    orderDocno: ['piDocNo', withDefault(nullable(number), null)],
  }),
  answer: offer,
  summary: 'What a regular order of a product, or of an order, would be, and the one that is there already',
});

/** `UNPAID`: to be paid before anything comes; `ON DELIVERY`: the wallet pays each delivery. */
export const REGULAR_PAY_STATES = ['PAID', 'UNPAID', 'ON DELIVERY'] as const;

const regular = record({
  docno: ['msh_docno', number],
  /** Fils of all deliveries that came or are to come. */
  fils: ['amount', fils],
  weeks: ['frequency', integer({ min: 1, max: MOST_WEEKS })],
  days: ['subsDeliveryDayListModel', list(regularDay, 7)],
  payState: ['paystatus', oneOf(REGULAR_PAY_STATES)],
  /** Invented: fils of the bill that pays it, with what was made together with it; 0 where nothing is to be paid. */
  billFils: ['unpaidAmount', withDefault(fils, 0)],
  /** Units of one delivery. */
  quantity: ['qty', number],
  name: ['stockDesc', bilingual(400)],
  image: ['stockImgLink', text(400)],
  time: ['timeSlot', text(40)],
  /** ISO days; empty before it is paid. */
  startDay: ['startDate', withDefault(text(10), '')],
  endDay: ['endDate', withDefault(text(10), '')],
  stockDocno: ['pL_STOCK_DOCNO', number],
  origin: ['stockOrigin', bilingual(200)],
  units: ['stockUnits', bilingual(200)],
  minimumOrder: ['stockMinimumOrder', integer({ min: 1 })],
  /** Units of all deliveries. */
  totalQuantity: ['stockCartQty', number],
  stockCode: ['stockCode', text(40)],
  /** Invented: deliveries that are still to come, the ISO day of the next, and that of an order which came of one that this took the place of. */
  left: ['deliveriesLeft', number],
  nextDay: ['nextDeliveryDate', withDefault(text(10), '')],
  orderedDay: ['orderedDeliveryDate', withDefault(text(10), '')],
  /** Invented: something more comes of it, if only an order that it has become; and it is not over itself. */
  isRunning: ['isRunning', bool],
  mayChange: ['isChangeable', withDefault(bool, true)],
});
export type Regular = Decoded<typeof regular>;

export const listRegulars = defineCall({
  ...online,
  invented: true,
  name: 'regulars.list',
  path: '/accountinfo/GetMyRegularListV2',
  input: nothing,
  answer: record({ regulars: ['data', list(regular, MOST_REGULARS)] }),
  summary: 'Regular orders of the shopper: those that run, the next delivery first, then those that are over',
});

/** `ordered`: it has become a placed order. `missed`: it could not come, and nothing was taken for it. */
export const REGULAR_DELIVERY_STATES = ['planned', 'ordered', 'cancelled', 'missed'] as const;

/** `place` is among the deliveries, from 1; `day` is ISO. */
const regularDelivery = record({
  lineId: ['regdDocno', number],
  place: ['regdSubDocno', number],
  name: ['stockDesc', bilingual(400)],
  quantity: ['itemQty', number],
  units: ['unitDesc', bilingual(200)],
  day: ['deliveryDateDesc', text(10)],
  time: ['deliveryTimeDesc', text(40)],
  isPaid: ['paymentStatus', bool],
  state: ['deliveryState', oneOf(REGULAR_DELIVERY_STATES)],
  /** The placed order (RSO) that it has become. */
  orderDocno: ['saldocno', withDefault(nullable(number), null)],
});
export type RegularDelivery = Decoded<typeof regularDelivery>;

export const readRegular = defineCall({
  ...online,
  invented: true,
  name: 'regulars.read',
  path: '/accountinfo/GetMyRegularDetail',
  input: record({ docno: ['msh_docno', number] }),
  answer: record({ deliveries: ['data', list(regularDelivery, 7 * MOST_WEEKS)] }),
  summary: 'Deliveries of a regular order, the first one leading',
});

export const cancelRegular = defineCall({
  ...online,
  name: 'regulars.cancel',
  path: '/mycart/CancelMyRegularV2',
  /** The whole regular order: the number is its msh_docno (remaining.md C19). */
  input: record({ docno: ['RegdDocno', number] }),
  answer: nothing,
  summary: 'Ends a regular order: what is planned does not come, and what was paid for it goes into the wallet',
});

export const cancelRegularDelivery = defineCall({
  ...online,
  name: 'regulars.cancelDelivery',
  path: '/MyCart/CancelMyRegularSchedule',
  input: record({ lineId: ['RegdDocno', number] }),
  answer: nothing,
  summary: 'Cancels one planned delivery of a regular order; what was paid for it goes into the wallet',
});

export const regularCalls = [
  readFrequencies,
  readRegularDays,
  readRegularTimes,
  checkRegular,
  addRegular,
  addRegularOrder,
  repeatRegular,
  listRegulars,
  readRegular,
  cancelRegular,
  cancelRegularDelivery,
] as const;
