/** Orders that were placed: the thank-you page, and those of before (account.md section 3; remaining.md OR 2 to 9). */
import { defineCall } from './call.ts';
import { doctypeOf } from './doctypes.ts';
import { CART_TYPES } from './rows/keys.ts';
import { isStatusOneSuccess } from './success.ts';
import { bilingual, bool, fils, flag, integer, list, nullable, oneOf, text, withDefault } from './wire-types.ts';
import { record, type Decoded } from './wire.ts';

const number = integer({ min: 0, max: 2_147_483_647 });

/** A prepared order's number leads to the orders placed of it. */
const doctype = doctypeOf(['PRO', 'RSO']);

const thanksOrder = record({
  cartType: ['cartType', oneOf(CART_TYPES)],
  docno: ['docno', number],
  doctype: ['doctype', text(3)],
  state: ['order_status', text(40)],
  mobile: ['salMobile', text(40)],
  /** Such as "Sun 22 Nov". */
  day: ['delivery_date', bilingual(60)],
  time: ['time_desc', text(40)],
  /** Invented: the same as moments, ISO, for a calendar. */
  startsAt: ['slotStart', text(40)],
  endsAt: ['slotEnd', text(40)],
  /** Invented: the order that this one was added to, and comes with; null where it stands alone. */
  parentDocno: ['SalParentDocno', nullable(number)],
  /** Invented: what is in it. */
  images: ['stockImgLinkList', list(text(300), 700)],
  /** Invented: the gift box that is part of it, and how many products lie in it. */
  giftBox: [
    'giftBox',
    withDefault(nullable(record({ name: ['items', bilingual(300)], inside: ['qty', number] })), null),
  ],
});

const thanks = record({
  express: ['rsoDetails', list(record({ isExpress: ['is_express', flag] }), 20)],
  orders: ['rsoDetailsList', list(thanksOrder, 20)],
  /** Lines of it. `myDeliveryAddressAr` is invented: the page says it in its own language. */
  address: ['myDeliveryAddress', bilingual(800)],
  totals: ['myCartTotalItemList', list(record({ fils: ['total_amount', fils] }), 5)],
  /** Invented: how all of it is paid; null where the answer does not say. */
  paidBy: ['payMode', withDefault(nullable(oneOf(['wallet', 'card', 'nothing'])), null)],
  offersRegular: ['showRegularModel', bool],
});
export type Thanks = Decoded<typeof thanks>;

export const readThanks = defineCall({
  name: 'orders.readThanks',
  method: 'POST',
  path: '/MyOrder/OrderThanks',
  invented: true,
  auth: 'user',
  offline: 'online',
  succeedsWhen: isStatusOneSuccess,
  input: record({ docno: ['Docno', number], doctype: ['Doctype', doctype] }),
  answer: thanks,
  summary: 'What the thank-you page says of orders that were just placed',
});

const pastOrder = record({
  docno: ['salDocno', number],
  doctype: ['salDoctype', text(3)],
  state: ['salDeliveryState', integer({ min: -1, max: 6 })],
  /** The state in words, in English: the app says it in its own language by the number. */
  status: ['salDeliveryStatus', text(40)],
  /** Moments are ISO; null where there is none yet. */
  cancelledAt: ['salCancelDate', nullable(text(40))],
  deliveredAt: ['actualDeliveryTs', nullable(text(40))],
  dayId: ['deliveryDateDocno', integer({ min: 0, max: 99_991_231 })],
  placedAt: ['salCreatedTs', text(40)],
  net: ['salNetAmount', fils],
  gross: ['salGrossAmount', fils],
  discount: ['salDiscountAmount', fils],
  /** Of its first lines. */
  images: ['stockImgLinkList', list(text(300), 700)],
  /** Invented: how many lines it has; null in answers that a device kept from before. */
  lineCount: ['lineCount', withDefault(nullable(integer({ min: 0, max: 100_000 })), null)],
  /** Invented: the slot, so that a card can say when the order comes. ISO. */
  startsAt: ['slotStart', text(40)],
  endsAt: ['slotEnd', text(40)],
  /** Invented: since when it is on its way to the door, ISO; null in any other state, and in answers that a device kept from before. */
  onItsWayAt: ['tkSmsTs', withDefault(nullable(text(40)), null)],
  /** Invented: the order that this one was added to; null where it stands alone. */
  parentDocno: ['SalParentDocno', nullable(number)],
  /** Invented; answers that a device kept from before do not say. */
  isExpress: ['isExpress', withDefault(bool, false)],
  /** Invented: what the address that it goes to is called; null in answers that a device kept from before. */
  place: ['deliveryPlace', withDefault(nullable(record({ label: ['addressLabel', bilingual(120)] })), null)],
  /** Invented: its rating has not been given or dismissed. */
  canRate: ['canRate', bool],
  /** Invented: the mean of the stars that its shopper gave it, counted in halves; null where nothing was given, and in answers that a device kept from before. */
  halfStars: ['ratingHalfStars', withDefault(nullable(integer({ min: 2, max: 10 })), null)],
});
export type PastOrder = Decoded<typeof pastOrder>;

export const readHistory = defineCall({
  name: 'orders.readHistory',
  method: 'POST',
  path: '/MyOrder/GetMyOrderHistory',
  invented: true,
  auth: 'user',
  offline: 'online',
  /** `size`: 20, and 20 more with each 'Load More 20 Orders'. */
  input: record({ isPast: ['isPast', bool], size: ['pageSize', integer({ min: 1, max: 20_000 })] }),
  answer: record({
    orders: ['orders', list(pastOrder, 20_000)],
    /** How many there are of that tab in all. */
    count: ['pastOrders', number],
    size: ['pageSize', number],
  }),
  summary: 'Orders that come, or those of before, the newest first',
});

export const readBoughtCodes = defineCall({
  name: 'orders.readBoughtCodes',
  method: 'GET',
  path: '/MyOrder/BoughtCodes',
  invented: true,
  auth: 'user',
  offline: 'online',
  input: record({}),
  /** Never part of a public card: the device lays it over the cards (remaining.md C41). */
  answer: record({ codes: ['stockCodes', list(text(40), 20_000)] }),
  summary: "The products that the shopper bought before, for 'Previously Purchased'",
});

export const orderCalls = [readThanks, readHistory, readBoughtCodes] as const;
