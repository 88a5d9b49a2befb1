/** One order: what is in it, where it stands, what can be done with it (account.md sections 3 and 4; remaining.md OR 10 to 14, OA 8 to 10). */
import { ALTERNATIVE_PREFERENCES, PACKING_OPTIONS } from './account.ts';
import { defineCall } from './call.ts';
import { totalLine } from './checkout.ts';
import { doctypeOf } from './doctypes.ts';
import { stars } from './ratings.ts';
import { CART_TYPES } from './rows/keys.ts';
import { ORDER_ACTIONS, ORDER_CHANGES } from './rules/order-actions.ts';
import {
  bilingual,
  bilingualUnless,
  bool,
  decimal,
  fils,
  integer,
  list,
  nullable,
  oneOf,
  text,
  withDefault,
} from './wire-types.ts';
import { record, type Decoded } from './wire.ts';

const number = integer({ min: 0, max: 2_147_483_647 });
const state = integer({ min: -1, max: 6 });
const moment = text(40);
/** Which order is asked about: of old addresses PRO and PR0 name the first order that was placed of a prepared one. */
export const ofOrder = { docno: ['Docno', number], doctype: ['Doctype', doctypeOf(['RSO', 'PRO'])] } as const;
const online = { auth: 'user', offline: 'online', invented: true } as const;

const detailLine = record({
  srno: ['saldetSrno', number],
  stockDocno: ['saldetStockDocno', number],
  stockCode: ['stockCode', text(40)],
  name: ['items', bilingual(300)],
  units: ['units', bilingual(120)],
  image: ['stockImgLink', text(300)],
  quantity: ['qty', number],
  /** Fils of the line, and what code, voucher and points took off it. */
  amount: ['amount', fils],
  discount: ['discount', fils],
  /** Invented: what was picked of it; null before that. */
  picked: ['qtyPicked', nullable(number)],
  /** Invented: the line that this one came in place of; null for what was ordered. */
  substituteFor: ['substituteSrno', nullable(number)],
  message: ['deliveryMessage', nullable(text(500))],
  isGiftWrapped: ['isGiftWrapped', bool],
  /** CGB: in the gift box, or the box itself. Answers that a device kept from before do not say. */
  cartType: ['cartType', withDefault(oneOf(CART_TYPES), 'CRT')],
  isBox: ['isGiftBox', withDefault(bool, false)],
});
export type DetailLine = Decoded<typeof detailLine>;

const refund = record({
  fils: ['refundAmount', fils],
  way: ['RefundMethod', oneOf(['CARD', 'WALLET'])],
  reason: ['refundReason', oneOf(['cancelled', 'short', 'express'])],
  isDone: ['isRefunded', bool],
  at: ['refundTs', moment],
});

const rating = record({
  delivery: ['deliveryRating', stars],
  product: ['productRating', stars],
  comment: ['ratingCommets', text(1000)],
});

const orderDetail = record({
  docno: ['salDocno', number],
  doctype: ['salDocType', text(3)],
  state: ['salDeliveryState', state],
  /** In English words; the app says it by the number. */
  status: ['salDeliveryStatus', text(40)],
  cancelledAt: ['salCancelDate', nullable(moment)],
  deliveredAt: ['actualDeliveryTs', nullable(moment)],
  placedAt: ['salCreatedTs', moment],
  /** Lines of it, in both languages. */
  address: ['salAddress', bilingual(800)],
  addressLabel: ['addressLabel', bilingual(80)],
  mobile: ['salMobile', text(40)],
  /** ISO day */
  day: ['deliveryDate', text(10)],
  dayLabel: ['deliveryDateDesc', bilingual(60)],
  time: ['timeSlot', text(40)],
  startsAt: ['slotStart', moment],
  endsAt: ['slotEnd', moment],
  /** Invented: since when it is on its way to the door, ISO; null in any other state, and in answers that a device kept from before. */
  onItsWayAt: ['tkSmsTs', withDefault(nullable(moment), null)],
  /** Invented: when its picking begins, ISO; null once it has. Answers that a device kept from before do not say. */
  changeableUntil: ['changeUntil', withDefault(nullable(moment), null)],
  isExpress: ['isExpress', bool],
  lines: ['orderLines', list(detailLine, 1400)],
  totals: ['totalList', list(totalLine, 30)],
  net: ['salNetAmount', fils],
  paidBy: ['payMode', oneOf(['wallet', 'card', 'nothing'])],
  /** Fils that were taken for what was picked; null until then. */
  taken: ['takenAmount', nullable(fils)],
  instructions: ['SpecialInstruction', text(500)],
  /** Invented: what else was chosen, by the names that it was sent with. Answers that a device kept from before do not say. */
  packing: ['packingOption', withDefault(nullable(oneOf(PACKING_OPTIONS)), null)],
  packingNote: ['specialInstructionPacking', withDefault(text(500), '')],
  deliveryMessage: ['DeliveryMessage', withDefault(text(500), '')],
  ifSoldOut: ['ReplaceItem', withDefault(nullable(oneOf(ALTERNATIVE_PREFERENCES)), null)],
  printsInvoice: ['PrintInvoice', withDefault(bool, false)],
  /** Who brings it; empty before it is on its way. */
  driver: ['driverName', bilingual(80)],
  /** What can be done with it now: the server's word, by contract/rules/order-actions. */
  actions: ['actions', list(oneOf(ORDER_ACTIONS), 20)],
  /** How it can be refunded if it is cancelled: a card only for what a card paid; the first is preselected (decisions.md 21 and 32). */
  refundWays: ['refundMethods', list(oneOf(['CARD', 'WALLET']), 4)],
  refunds: ['refundList', list(refund, 1400)],
  parentDocno: ['SalParentDocno', nullable(number)],
  /** Invented: what the shopper said of it; without stars and words where the rating was dismissed, null before either. Answers that a device kept from before do not say. */
  rating: ['shopperRating', withDefault(nullable(rating), null)],
  /** Orders that were added to this one. */
  children: ['childList', list(record({ docno: ['salDocno', number], state: ['salDeliveryState', state] }), 50)],
  hasInvoice: ['hasInvoice', bool],
});
export type OrderDetail = Decoded<typeof orderDetail>;

export const readOrder = defineCall({
  ...online,
  name: 'orders.read',
  method: 'POST',
  path: '/MyOrder/GetOrderDetail',
  input: record(ofOrder),
  answer: orderDetail,
  summary: 'An order with its lines, its state, what it came to, and what can be done with it',
});

const trackedItem = record({
  stockCode: ['stockCode', text(40)],
  name: ['items', bilingual(300)],
  quantity: ['qty', number],
  /** Invented, as an order's line has them: its size, its picture and what it came to. */
  units: ['units', bilingualUnless([''])],
  image: ['stockImgLink', withDefault(text(300), '')],
  amount: ['amount', withDefault(nullable(fils), null)],
});

const tracking = record({
  docno: ['salDocno', number],
  /** 1 to 4 and 6; where an order waits for its shopper (5), 4 (remaining.md C15). -1: cancelled. */
  stage: ['tkStatusDocno', state],
  /** Invented: it was brought and waits for its shopper (5), which has no stage. */
  isWaiting: ['isWaiting', bool],
  /** When it was placed, picked, sent, on its way, delivered; null for what has not happened. ISO. */
  placedAt: ['tkRsoTs', nullable(moment)],
  pickedAt: ['tkSiTs', nullable(moment)],
  sentAt: ['tkDispatchTs', nullable(moment)],
  onItsWayAt: ['tkSmsTs', nullable(moment)],
  deliveredAt: ['tkDeliveryTd', nullable(moment)],
  time: ['timeSlot', text(40)],
  address: ['deliveryAddress', bilingual(800)],
  /** Invented: the pin of that address as it was when it was ordered; null where it had none, and in answers that a device kept from before. */
  pin: [
    'deliveryPin',
    withDefault(nullable(record({ latitude: ['addrLatitude', decimal], longitude: ['addrLongitude', decimal] })), null),
  ],
  dayLabel: ['deliveryDateDesc', bilingual(60)],
  startsAt: ['slotStart', moment],
  endsAt: ['slotEnd', moment],
  /** Invented: when its picking begins, ISO; null once it has. Answers that a device kept from before do not say. */
  changeableUntil: ['changeUntil', withDefault(nullable(moment), null)],
  driver: ['driverName', bilingual(80)],
  /** Invented: E.164, while that driver is bringing it; empty at other times. */
  driverPhone: ['driverMobile', withDefault(text(20), '')],
  /** Invented: how it can be changed while nobody picks it. Answers that a device kept from before do not say. */
  changes: ['changes', withDefault(list(oneOf(ORDER_CHANGES), 5), [])],
  /** Invented: it came lately, and its shopper has not said how it was. Answers that a device kept from before do not say. */
  canRate: ['canRate', withDefault(bool, true)],
  /** What is in it and in what was added to it. Answers that a device kept from before do not say. */
  items: ['trackItems', withDefault(list(trackedItem, 1400), [])],
  /** The server's moment of this answer: what the screen counts its age from. */
  asOf: ['asOf', moment],
});
export type Tracking = Decoded<typeof tracking>;

export const readTracking = defineCall({
  ...online,
  name: 'orders.readTracking',
  method: 'POST',
  path: '/MyOrder/TrackMyOrder',
  input: record(ofOrder),
  answer: tracking,
  summary: 'Where an order is, with the moment of each step',
});

export const orderDetailCalls = [readOrder, readTracking] as const;
