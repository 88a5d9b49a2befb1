/** Getting an order ready to be paid (account.md sections 3, 4 and 7; remaining.md CK 12 to 26). Amounts that come in are compared, never used. */
import { defineCall } from './call.ts';
import { dayNumber, ofPrepared, preparedDoctype } from './delivery.ts';
import { CART_TYPES } from './rows/keys.ts';
import { DELIVERY_KINDS } from './rules/delivery-kinds.ts';
import { isStatusOneSuccess } from './success.ts';
import { bilingual, bool, codes, fils, flag, integer, list, nullable, oneOf, text, withDefault } from './wire-types.ts';
import { record, type Decoded } from './wire.ts';

const number = integer({ min: 0, max: 2_147_483_647 });
const nothing = record({});
const note = withDefault(text(500), '');
const online = { auth: 'user', offline: 'online', invented: true } as const;

/** remaining.md C4: what `userPackingOption` calls by a word. */
export const PACK_NUMBERS = { boxes: 1, bags: 2, reusable: 3 } as const;
/** "Payment method code 2 is used": paid online (remaining.md C4). */
const PAID_ONLINE = { online: 2 } as const;

const unavailable = record({
  stockCode: ['stockCode', text(40)],
  cartType: ['cartType', oneOf(CART_TYPES)],
  lineDoctype: ['tmP_pod_doctype', text(3)],
  lineDocno: ['tmP_pod_docno', number],
  srno: ['tmP_pod_srno', number],
  stockDocno: ['tmP_Stock_Docno', number],
  name: ['tmP_Stock_Desc', bilingual(300)],
  image: ['tmP_photo_url', text(300)],
  /** Invented: gone, fewer than asked for, or not to be had at the chosen time. */
  reason: ['reason', oneOf(['out_of_stock', 'too_many', 'too_early'])],
  asked: ['stockCartQty', number],
  left: ['stockLeft', number],
});
export type UnavailableLine = Decoded<typeof unavailable>;

export const validateCart = defineCall({
  ...online,
  name: 'checkout.validateCart',
  method: 'POST',
  path: '/Checkout/ValidateCart',
  succeedsWhen: isStatusOneSuccess,
  input: record({
    dayId: ['DeliveryDate', withDefault(nullable(dayNumber), null)],
    slotId: ['DeliverTime', withDefault(nullable(number), null)],
    /** Invented: the order that this cart is added to, whose time then counts. */
    parentDocno: ['SalParentDocno', withDefault(nullable(number), null)],
  }),
  answer: record({ lines: ['unavailableList', list(unavailable, 700)] }),
  summary: 'Which lines of the cart cannot be had now, or at that time',
});

export const deleteCheckoutLine = defineCall({
  ...online,
  name: 'checkout.deleteLine',
  method: 'POST',
  path: '/Checkout/DeleteCartItem',
  /** `tmP_pod_docno` is the shopper's own number until an order was prepared (remaining.md C13). */
  input: record({
    doctype: ['tmP_pod_doctype', oneOf(CART_TYPES)],
    docno: ['tmP_pod_docno', number],
    srno: ['tmP_pod_srno', number],
    source: ['source', withDefault(text(20), 'WEB')],
    /** Invented: what is meant, where the places have moved since the cart was validated; empty goes by the place alone. */
    stockCode: ['stockCode', withDefault(text(40), '')],
  }),
  answer: nothing,
  summary: 'Takes a line out of the cart from within checkout, by its place in what was validated',
});

const donation = record({ partner: ['DcoNo', number], fils: ['DPnationAmount', fils] });

const orderPayload = record({
  addressId: ['AddrDocno', number],
  dayId: ['DeliveryDate', nullable(dayNumber)],
  slotId: ['DeliveryTimeSlotDocno', nullable(number)],
  discountCode: ['DiscountCode', withDefault(text(40), '')],
  voucherId: ['CreditvoucherCode', withDefault(nullable(number), null)],
  /** Display only (decisions.md 7). */
  voucherFils: ['CreditvoucherAmt', withDefault(nullable(fils), null)],
  points: ['LoyaltyPointsUsed', withDefault(integer({ min: 0, max: 10_000_000 }), 0)],
  contact: ['DeliveryContactNo', text(40)],
  depositFils: ['DepositAmount', withDefault(nullable(fils), null)],
  donations: ['DonationList', withDefault(list(donation, 20), [])],
  payment: ['PaymentMethodDocno', withDefault(codes(PAID_ONLINE), 'online')],
  packing: ['PackDocNo', withDefault(codes(PACK_NUMBERS), 'bags')],
  printsInvoice: ['PrintInvoice', withDefault(bool, false)],
  /** What is done where a product is out of stock: the profile's word. */
  alternative: ['ReplaceItem', withDefault(oneOf(['call', 'similar', 'none']), 'none')],
  special: ['SpecialInstruction', note],
  packingNote: ['specialInstructionPacking', note],
  deliveryMessage: ['DeliveryMessage', note],
  parentDoctype: ['SalParentDoctype', withDefault(nullable(oneOf(['RSO'])), null)],
  parentDocno: ['SalParentDocno', withDefault(nullable(number), null)],
  isExpress: ['isExpress', withDefault(flag, false)],
  expressId: ['edmDocno', withDefault(nullable(number), null)],
  expressDoctype: ['edmDoctype', withDefault(nullable(text(3)), null)],
  /** Read and passed over: what comes regularly has its own hours, and is no part of this order (remaining.md RG-18, C23). */
  regularSlots: ['DeliveryTimeSlotRegulars', withDefault(list(number, 100), [])],
  /** Invented: the version of the shopper's rows that the screen showed; null skips the comparison. */
  shownVersion: ['cartVersion', withDefault(nullable(integer({ min: 0 })), null)],
  /** Invented: what mails are written in. */
  language: ['language', withDefault(oneOf(['en', 'ar']), 'en')],
});
export type OrderPayload = Decoded<typeof orderPayload>;

export const validateOrder = defineCall({
  ...online,
  name: 'checkout.validateOrder',
  method: 'POST',
  path: '/Checkout/ValidateOrder',
  input: orderPayload,
  answer: record({ lines: ['unavailableList', list(unavailable, 700)] }),
  summary: 'What stands in the way of this order; nothing is held',
});

export const prepareOrder = defineCall({
  ...online,
  name: 'checkout.prepareOrder',
  method: 'POST',
  path: '/Checkout/PrepareOrder',
  input: orderPayload,
  answer: record({
    docno: ['docno', number],
    doctype: ['doctype', preparedDoctype],
    /** Whether days and times of its groups must be confirmed before it is paid. */
    needsConfirming: ['needValidation', bool],
    /** Invented: until when its slot and stock are held, ISO. */
    until: ['heldUntil', text(40)],
  }),
  summary: 'Makes the cart an order that can be paid (PRO): prices copied, slot and stock held for 30 minutes',
});

const groupLine = record({
  stockCode: ['stockCode', text(40)],
  name: ['tmP_Stock_Desc', bilingual(300)],
  image: ['tmP_photo_url', text(300)],
  origin: ['tmP_Origin', bilingual(120)],
  quantity: ['stockCartQty', number],
});

const deliveryGroup = record({
  docno: ['docno', number],
  doctype: ['doctype', text(3)],
  group: ['groupDocNo', number],
  kind: ['groupType', oneOf(DELIVERY_KINDS)],
  lines: ['muliItemList', list(groupLine, 700)],
  firstDayId: ['firstDateDocno', dayNumber],
  dayId: ['dateDocno', nullable(dayNumber)],
  dayLabel: ['dateDocdesc', bilingual(60)],
  slotId: ['timeDocno', nullable(number)],
  time: ['timeDesc', text(40)],
});
export type DeliveryGroup = Decoded<typeof deliveryGroup>;

export const readGroups = defineCall({
  ...online,
  name: 'checkout.readGroups',
  method: 'POST',
  path: '/Checkout/GetMultiItemList',
  input: record(ofPrepared),
  answer: record({ groups: ['multiItemList', list(deliveryGroup, 20)] }),
  summary: 'The deliveries that a prepared order comes in, with what is in each',
});

const chosenTime = record({
  group: ['groupDocNo', number],
  dayId: ['dateDocno', dayNumber],
  slotId: ['timeDocno', number],
});

export const updateGroups = defineCall({
  ...online,
  name: 'checkout.updateGroups',
  method: 'POST',
  path: '/Checkout/UpdateMultiCart',
  input: record({ ...ofPrepared, times: ['DataSet', list(chosenTime, 20)] }),
  answer: record({ groups: ['multiItemList', list(deliveryGroup, 20)] }),
  summary: "Other days and times for groups of a prepared order ('Update order')",
});

export const confirmGroups = defineCall({
  ...online,
  name: 'checkout.confirmGroups',
  method: 'POST',
  path: '/Checkout/ConfirmMultiItem',
  input: record({ ...ofPrepared, times: ['DataSet', list(chosenTime, 20)] }),
  answer: nothing,
  summary: 'Confirms the days and times of all groups: the order can then be paid',
});

export const totalLine = record({
  label: ['total_desc', bilingual(120)],
  id: ['total_docno', text(20)],
  fils: ['total_amount', fils],
  colour: ['total_font_color', text(20)],
  face: ['total_font_face', text(20)],
});
export type TotalLine = Decoded<typeof totalLine>;

export const readTotals = defineCall({
  ...online,
  name: 'checkout.readTotals',
  method: 'POST',
  path: '/Checkout/GetOrderTotals',
  input: record(ofPrepared),
  answer: record({
    gross: ['grossAmt', fils],
    discount: ['discountAmt', fils],
    /** What a card would be charged. */
    net: ['netAmt', fils],
    /** What is left to pay if the wallet pays: 0 where it covers all of it, else all of it (remaining.md C3). */
    payable: ['netPayableAmount', fils],
    /** Invented here: what the wallet has for it. */
    wallet: ['availableWalletBalance', fils],
    lines: ['totalList', list(totalLine, 30)],
  }),
  summary: 'What a prepared order comes to, line by line',
});

export const readExtras = defineCall({
  ...online,
  name: 'checkout.readExtras',
  method: 'GET',
  path: '/Checkout/Extras',
  input: nothing,
  answer: record({
    vouchers: [
      'voucherList',
      list(
        record({
          id: ['docno', number],
          title: ['desc', bilingual(120)],
          fils: ['amount', fils],
          /** ISO */
          expiresAt: ['expiryDate', text(40)],
        }),
        200,
      ),
    ],
    points: ['currentPoints', number],
    /** What these points are worth. */
    pointsFils: ['rewardValue', fils],
    /** In how many they are used at once. */
    pointsBlock: ['pointsBlock', number],
    partners: [
      'donationPartners',
      list(
        record({
          id: ['doDocNo', number],
          title: ['title', bilingual(120)],
          logo: ['logoLink', text(300)],
          /** Value 99 is "Other": an amount of one's own. */
          options: ['options', list(record({ value: ['value', number], label: ['label', bilingual(40)] }), 20)],
        }),
        20,
      ),
    ],
  }),
  summary: 'Vouchers, points and donation partners that an order can have',
});

export const readCheckoutSession = defineCall({
  ...online,
  name: 'checkout.readSession',
  method: 'GET',
  path: '/Checkout/SessionStatus',
  input: nothing,
  answer: record({
    /** 0: there is nothing to check out; the screen says so and leads to the cart. */
    isOpen: ['sessionStatus', flag],
    supportEmail: ['supportEmail', text(254)],
    /** Of a payment that is under way; null where there is none. */
    open: [
      'openPayment',
      nullable(record({ docno: ['docno', number], doctype: ['doctype', text(3)], fils: ['amount', fils] })),
    ],
  }),
  summary: 'Whether there is something to check out, and whether a payment of it is under way',
});

export const checkoutCalls = [
  validateCart,
  deleteCheckoutLine,
  validateOrder,
  prepareOrder,
  readGroups,
  updateGroups,
  confirmGroups,
  readTotals,
  readExtras,
  readCheckoutSession,
] as const;
