/** When and where an order comes (storefront.md sections 3 and 4; remaining.md CK 5 to 10 and 15). */
import { addressRecord } from './addresses.ts';
import { defineCall } from './call.ts';
import { doctypeOf } from './doctypes.ts';
import { text, bilingual, bool, fils, flag, integer, list, nullable, withDefault } from './wire-types.ts';
import { record, type Decoded } from './wire.ts';

const number = integer({ min: 0, max: 2_147_483_647 });
/** A day as a number, such as 20261122. */
export const dayNumber = integer({ min: 0, max: 99_991_231 });

export const deliverySlot = record({
  id: ['deliveryTimeDocno', number],
  /** Such as "10:00 - 12:00". */
  time: ['deliveryTimeDesc', text(40)],
  /** The time with its day. */
  label: ['label', bilingual(80)],
  isDefault: ['isDefault', bool],
  timeSlot: ['timeSlot', text(40)],
  /** Invented: false where it is full; it is shown, and cannot be chosen. */
  hasRoom: ['hasRoom', bool],
  /** Invented: it has room for a few orders only. */
  isNearlyFull: ['isNearlyFull', bool],
});
export type DeliverySlot = Decoded<typeof deliverySlot>;

export const deliveryDay = record({
  id: ['deliveryDateDocno', dayNumber],
  /** Such as "Sun 22 Nov". */
  label: ['deliveryDay', bilingual(60)],
  weekday: ['dayOnly', bilingual(20)],
  /** ISO */
  date: ['dateOnly', text(10)],
  slots: ['deliveryTimeList', list(deliverySlot, 40)],
  /** Numbers of the slots that a regular order can have. */
  regularSlots: ['deliveryTimeSlotRegulars', list(number, 40)],
});
export type DeliveryDay = Decoded<typeof deliveryDay>;

const online = { auth: 'user', offline: 'online', invented: true } as const;

export const readDelivery = defineCall({
  ...online,
  name: 'checkout.readDelivery',
  method: 'GET',
  path: '/Checkout/DeliveryDetails',
  /** Without one, or with an unknown one: the default address. */
  input: record({
    addressId: ['addrDocno', withDefault(nullable(number), null)],
    /** Of what is added to an order: that one's address, contact, day and time are answered, and no other. */
    parentDocno: ['SalParentDocno', withDefault(nullable(number), null)],
  }),
  answer: record({
    /** Null where the shopper has none yet. */
    address: ['defaultAddress', nullable(addressRecord)],
    mobile: ['defaultMobile', nullable(text(40))],
    days: ['deliveryDateList', list(deliveryDay, 60)],
    /** Invented: what delivery at such a time costs this shopper. */
    feeText: ['deliveryChargesText', bilingual(120)],
    /** Of the first day. */
    slots: ['deliveryTimeSlotList', list(deliverySlot, 40)],
  }),
  summary: 'The address that an order goes to, and the days and times that can be chosen for it',
});

export const preparedDoctype = doctypeOf(['PRO']);

/** Which prepared order is asked about. */
export const ofPrepared = {
  docno: ['Docno', number],
  doctype: ['Doctype', preparedDoctype],
} as const;

/** A prepared order, or one that is to be rescheduled: its `group` is then null (remaining.md OA 5). */
const ofTimed = { docno: ['Docno', number], doctype: ['Doctype', doctypeOf(['PRO', 'RSO'])] } as const;

export const readDeliveryDates = defineCall({
  ...online,
  name: 'checkout.readDates',
  method: 'POST',
  path: '/Checkout/DeliveryDates',
  input: record({ ...ofTimed, dayId: ['DateDocno', nullable(dayNumber)], group: ['groupDocNo', nullable(number)] }),
  answer: record({
    days: ['deliveryDateList', list(record({ id: ['dateDocno', dayNumber], label: ['dateDesc', bilingual(60)] }), 60)],
  }),
  summary: 'Days on which a group of a prepared order, or a placed order, can come',
});

export const readDeliveryTimes = defineCall({
  ...online,
  name: 'checkout.readTimes',
  method: 'POST',
  path: '/Checkout/DeliveryTimeSlots',
  input: record({ ...ofTimed, dayId: ['DateDocno', dayNumber], group: ['groupDocNo', nullable(number)] }),
  answer: record({
    slots: [
      'deliveryTimeSlotList',
      list(
        record({
          id: ['timeDocno', number],
          label: ['timeDesc', text(40)],
          isDefault: ['isDefault', bool],
          hasRoom: ['hasRoom', bool],
          isNearlyFull: ['isNearlyFull', bool],
        }),
        40,
      ),
    ],
  }),
  summary: 'Times of one day at which a group of a prepared order, or a placed order, can come',
});

const expressOption = record({
  id: ['edmDocno', number],
  doctype: ['edmDoctype', text(3)],
  title: ['edmTitle', bilingual(80)],
  fee: ['edmCharges', fils],
  feeText: ['edmChargesText', bilingual(120)],
  condition: ['edmConditionText', bilingual(200)],
  isForPlatinum: ['edmIsPlatinum', flag],
  platinumText: ['edmPlatinumText', bilingual(200)],
  /** Invented: whether this shopper may choose it. */
  canChoose: ['canChoose', bool],
  /** Invented: when it would come, ISO. */
  startsAt: ['slotStart', text(40)],
  endsAt: ['slotEnd', text(40)],
});
export type ExpressOption = Decoded<typeof expressOption>;

export const readExpress = defineCall({
  ...online,
  name: 'checkout.readExpress',
  method: 'GET',
  path: '/Checkout/ExpressDelivery',
  input: record({ addressId: ['addrDocno', withDefault(nullable(number), null)] }),
  answer: record({
    isOffered: ['showExpress', flag],
    /** The ordinary one; null where express cannot come. */
    express: ['expressObject', nullable(expressOption)],
    /** Express, and platinum's priority; empty where neither can come. */
    options: ['edmtText', list(expressOption, 4)],
  }),
  summary: 'What express delivery costs and promises at this address, now',
});

export const deliveryCalls = [readDelivery, readDeliveryDates, readDeliveryTimes, readExpress] as const;
