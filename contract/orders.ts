/** Orders that were placed (account.md section 3, Order thanks; remaining.md OR 2 and 3). */
import { defineCall } from './call.ts';
import { doctypeOf } from './doctypes.ts';
import { CART_TYPES } from './rows/keys.ts';
import { isStatusOneSuccess } from './success.ts';
import { bilingual, bool, fils, flag, integer, list, oneOf, text } from './wire-types.ts';
import { record } from './wire.ts';

const number = integer({ min: 0, max: 2_147_483_647 });

/** A prepared order's number leads to the orders placed of it. */
const doctype = doctypeOf(['PRO', 'RSO']);

const thanksOrder = record({
  cartType: ['cartType', oneOf(CART_TYPES)],
  docno: ['docno', number],
  doctype: ['doctype', text(3)],
  state: ['order_status', text(40)],
  mobile: ['salMobile', text(40)],
  /** DD MMM, YYYY */
  day: ['delivery_date', bilingual(60)],
  time: ['time_desc', text(40)],
  /** Invented: the same as moments, ISO, for a calendar. */
  startsAt: ['slotStart', text(40)],
  endsAt: ['slotEnd', text(40)],
  /** Invented: what is in it. */
  images: ['stockImgLinkList', list(text(300), 700)],
});

export const readThanks = defineCall({
  name: 'orders.readThanks',
  method: 'POST',
  path: '/MyOrder/OrderThanks',
  invented: true,
  auth: 'user',
  offline: 'online',
  succeedsWhen: isStatusOneSuccess,
  input: record({ docno: ['Docno', number], doctype: ['Doctype', doctype] }),
  answer: record({
    express: ['rsoDetails', list(record({ isExpress: ['is_express', flag] }), 20)],
    orders: ['rsoDetailsList', list(thanksOrder, 20)],
    /** Lines of it. */
    address: ['myDeliveryAddress', text(800)],
    totals: ['myCartTotalItemList', list(record({ fils: ['total_amount', fils] }), 5)],
    offersRegular: ['showRegularModel', bool],
  }),
  summary: 'What the thank-you page says of orders that were just placed',
});

export const orderCalls = [readThanks] as const;
