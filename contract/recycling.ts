/** Returnable packaging that is collected at the door (account.md sections 2, 3, 5 and 7, Recycle; remaining.md RE 1 to 7). */
import { STATE_DOCTYPE, UAE_DOCNO } from './addresses.ts';
import { defineCall } from './call.ts';
import { dayNumber, deliveryDay } from './delivery.ts';
import { bilingual, bilingualUnless, fils, integer, list, oneOf, text, withDefault } from './wire-types.ts';
import { record, type Decoded } from './wire.ts';

/** Of a message to the driver. */
export const COLLECTION_MESSAGE_MAX = 200;

/** What fits an answer. */
export const MOST_RETURNABLE = 500;
export const MOST_COLLECTIONS = 50;
export const MOST_COMING = 20;

const number = integer({ min: 0, max: 2_147_483_647 });
const online = { auth: 'user', offline: 'online', invented: true } as const;

const returnable = record({
  stockCode: ['itemStockCode', text(40)],
  name: ['itemStockDesc', bilingual(400)],
  /** Invented: its size, as an order's line has it; null in answers that a device kept from before. */
  units: ['units', bilingualUnless([''])],
  /** Invented: how many are still with the shopper, and what comes back for the next of them. */
  quantity: ['itemQty', number],
  deposit: ['DepositAmount', fils],
});
export type Returnable = Decoded<typeof returnable>;

/** Invented: what was asked for, so that one knows when somebody comes. */
const collection = record({
  id: ['pickupDocno', number],
  name: ['itemStockDesc', bilingual(400)],
  address: ['addrFull', bilingual(800)],
  /** ISO times. */
  startsAt: ['PickupFrom', text(40)],
  endsAt: ['PickupTo', text(40)],
  deposit: ['DepositAmount', fils],
  state: ['PickupState', oneOf(['asked', 'collected'])],
});
export type Collection = Decoded<typeof collection>;

/** Invented: an order that comes anyway, so that its van can take packaging along. */
const coming = record({
  addressId: ['PickupAddressDocno', number],
  dayId: ['PickupDate', dayNumber],
  /** As the times of a day are said. */
  time: ['deliveryTimeDesc', text(40)],
});
export type ComingDelivery = Decoded<typeof coming>;

const returnBox = record({
  options: ['data', list(returnable, MOST_RETURNABLE)],
  /** Those that are waited for, the next first; then those that came, the newest first. */
  collections: ['collectionList', list(collection, MOST_COLLECTIONS)],
  /** The next first. Answers that a device kept from before do not say. */
  coming: ['deliveryList', withDefault(list(coming, MOST_COMING), [])],
});
export type ReturnBox = Decoded<typeof returnBox>;

export const readReturnBox = defineCall({
  ...online,
  name: 'recycling.readOptions',
  method: 'GET',
  path: '/accountinfo/GetRecycleOptions',
  input: record({}),
  answer: returnBox,
  summary: 'Returnable packaging of delivered orders that is still with the shopper, and collections of it',
});

export const readPickupDays = defineCall({
  ...online,
  name: 'recycling.readDays',
  method: 'POST',
  path: '/accountinfo/GetPickupDateList',
  input: record({
    areaId: ['area', withDefault(number, 0)],
    countryId: ['country', withDefault(number, UAE_DOCNO)],
    stateDoctype: ['stateDoctype', withDefault(text(3), STATE_DOCTYPE)],
    /** The emirate: times are of one. */
    emirateId: ['state', number],
  }),
  answer: record({ days: ['regularlist', list(deliveryDay, 60)] }),
  summary: 'Days and times at which packaging can be collected in an emirate',
});

export const submitCollection = defineCall({
  ...online,
  name: 'recycling.submit',
  method: 'POST',
  path: '/accountinfo/SubmitRecycleTransaction',
  /** '' and 0: not chosen. */
  input: record({
    stockCode: ['PickupItemcode', withDefault(text(40), '')],
    addressId: ['PickupAddressDocno', withDefault(number, 0)],
    dayId: ['PickupDate', withDefault(dayNumber, 0)],
    slotId: ['PickupTimeslotDocno', withDefault(number, 0)],
    quantity: ['PickupQty', withDefault(integer({ min: 1, max: 1 }), 1)],
    message: ['PickupMessage', withDefault(text(COLLECTION_MESSAGE_MAX), '')],
  }),
  answer: record({}),
  summary: 'Asks for one returnable container to be collected at a time',
});

export const cancelCollection = defineCall({
  ...online,
  name: 'recycling.cancel',
  method: 'POST',
  path: '/accountinfo/CancelRecycleTransaction',
  input: record({ id: ['pickupDocno', number] }),
  answer: record({}),
  summary: 'Takes back a collection before its time begins',
});

export const recyclingCalls = [readReturnBox, readPickupDays, submitCollection, cancelCollection] as const;
