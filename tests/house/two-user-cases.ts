/**
 * What one shopper sends to reach what is another's, by the call's name (two-users.test.ts). A noun adds its calls here, and what it
 * holds of a shopper to `belongings` there.
 */
import { randomUUID } from 'node:crypto';

import { areasOfEmirate, knownEmirates } from '#server/addresses/areas.ts';
import type { TestUser } from '#tests/support/test-user.ts';

export interface Case {
  /** What the other shopper sends, as on the wire: as close as they can come to naming what is Aisha's. */
  readonly tries: (
    aisha: TestUser & { listId: string } & Record<
        'addressId' | 'preparedId' | 'orderId' | 'billId' | 'giftId' | 'collectionId' | 'regularId' | 'regularLineId',
        number
      >,
  ) => readonly Record<string, unknown>[];
  /** True where Aisha's own answer shows what is hers: proves that the marks would be seen. */
  readonly showsOwn?: boolean;
}

export const EMIRATE = knownEmirates[0]?.code ?? 0;
export const AREA = areasOfEmirate(EMIRATE, 'en')[0]?.code ?? 0;

export const PROFILE = {
  userFirstName: 'Mallory',
  userLastName: '',
  userAlternateEmail: '',
  userAlternateMobile: '',
  userDefaultDiscountCoupon: '',
  userPackingOption: 'bags',
  userPrintInvoice: false,
  userProductAlternate: 'call',
};

export const ADDRESS = {
  type: 'home',
  addrLine1: 'Somewhere',
  addrMobile: '0501234567',
  addrStateDocno: EMIRATE,
  addrAreaDocno: AREA,
  addrLatitude: null,
  addrLongitude: null,
};

/** A product that Aisha has everywhere: in the cart, on a list, among the favourites. */
export const HERS = 'aishas-own';
const STEP = { stockCode: HERS, StockQtyType: 'plus' };
/** The device that Aisha's list was made on. */
const HER_CLIENT = randomUUID();
const exchangeOf = (userDocNo: number) => ({
  userDocNo,
  clientId: randomUUID(),
  epoch: null,
  cursor: 0,
  ackTo: 0,
  limit: 1000,
  muts: [],
});

/** A card that Aisha keeps. */
export const HER_CARD = 'aishas-card';
const TIME = { groupDocNo: 1, dateDocno: 20261124, timeDocno: 20001 };
const prepared = (docno: number) => ({ Docno: docno, Doctype: 'PRO' });
const tipOf = (saldocno: number) => ({
  saldoctype: 'RSO',
  saldocno,
  DriverCode: 21,
  DriverTipAmount: 5,
  PickerCode: 11,
  PickerTipAmount: 5,
});
const toFriend = (gifttoemail: string) => ({ gifttoemail, amount: 20 });
const FRIEND = { senderName: 'Mallory', Name: 'Mallory', EmailID: 'mallory@example.ae' };
const GIFT = { ...FRIEND, Amount: 25, ItemCode: 'any', ScheduleDate: '24/12/2026' };
const placedOrPrepared = ({ preparedId, orderId }: { readonly preparedId: number; readonly orderId: number }) => [
  prepared(preparedId),
  { Docno: orderId, Doctype: 'RSO' },
];
const orderTo = (addressId: number) => ({
  AddrDocno: addressId,
  DeliveryDate: 20261124,
  DeliveryTimeSlotDocno: 20001,
  DeliveryContactNo: '0501234567',
});

/** By the call's name. A noun adds its rows here, and what it holds of a shopper to `belongings`. */
export const twoUserCases: Readonly<Record<string, Case>> = {
  'account.getMyProfile': {
    tries: ({ user }) => [{}, { userDocNo: user.id }, { userId: user.id }, { userEmail: user.email }],
    showsOwn: true,
  },
  'account.updateMyProfile': {
    tries: ({ user }) => [
      PROFILE,
      { ...PROFILE, userDocNo: user.id },
      { ...PROFILE, userEmail: user.email },
      { ...PROFILE, userMobile: user.mobile },
      { ...PROFILE, userId: user.id },
    ],
  },
  'account.changePassword': {
    tries: ({ user, password }) => [
      { oldPassword: password, newPassword: 'taken over by me', userEmail: user.email },
      { oldPassword: password, newPassword: 'taken over by me' },
    ],
  },
  'account.sendEmailCode': { tries: ({ user }) => [{ userEmail: user.email }] },
  'account.proveEmail': { tries: ({ user }) => [{ userEmail: user.email, Code: '000000' }] },
  'account.sendMobileCode': { tries: ({ user }) => [{ phonenumber: user.mobile ?? '' }] },
  'account.changeMobile': {
    tries: ({ user, password }) => [{ phonenumber: user.mobile ?? '', Code: '000000', Password: password }],
  },
  'account.sendDeleteCode': { tries: ({ user }) => [{}, { Email: user.email }] },
  'account.deleteAccount': {
    tries: ({ user, password }) => [
      { Email: user.email, Password: password },
      { Email: user.email, Password: password, userDocNo: user.id },
    ],
  },
  'account.readPoints': { tries: ({ user }) => [{}, { userDocNo: user.id }] },
  'account.readSideMenu': { tries: ({ user }) => [{ deviceType: 'web' }, { deviceType: 'web', userDocNo: user.id }] },
  'addresses.readAddresses': {
    tries: ({ user, addressId }) => [{}, { userDocNo: user.id }, { AddrDocno: addressId }],
    showsOwn: true,
  },
  'addresses.readAddress': { tries: ({ addressId }) => [{ AddrDocno: addressId }] },
  'addresses.addAddress': {
    tries: ({ user, addressId }) => [
      { ...ADDRESS, addrDefault: true },
      { ...ADDRESS, addrDocno: addressId },
      { ...ADDRESS, userDocNo: user.id },
    ],
  },
  'addresses.updateAddress': { tries: ({ addressId }) => [{ ...ADDRESS, addrDocno: addressId, addrDefault: true }] },
  'addresses.deleteAddress': { tries: ({ addressId }) => [{ addrDocno: addressId }] },
  // Of everyone alike: there is nothing of a shopper's in them.
  'addresses.suggestPlaces': { tries: () => [{ query: 'Aish', language: 'en' }] },
  'addresses.findPlaceAt': { tries: () => [{ latitude: 25.17, longitude: 55.35, language: 'en' }] },
  'addresses.readMapSettings': { tries: () => [{}] },
  'cart.quote': {
    tries: ({ user }) => [
      { myCartList: null },
      { myCartList: [], userDocNo: user.id },
      { myCartList: [{ stockCode: HERS, CartType: 'CRT', stockQty: 1, stockRate: 1 }] },
    ],
  },
  'cart.update': { tries: ({ user }) => [STEP, { ...STEP, StockQtyType: 'minus' }, { ...STEP, userDocNo: user.id }] },
  'cart.deleteLine': { tries: () => [{ sku: HERS }, { sku: HERS, CartType: 'CRT' }] },
  'cart.deleteCartItem': {
    tries: () => [{ StockCode: HERS, ShopSource: 'WEB', UserAgent: 'x', CartType: 'CRT' }],
  },
  'cart.moveToBox': { tries: () => [{ sku: HERS }, { sku: HERS, CartType: 'CGB' }] },
  'cart.updateGiftMessage': { tries: () => [{ stockCode: HERS, message: 'from Mallory', giftWrap: true }] },
  'lists.read': { tries: ({ user }) => [{}, { plStockDocno: 1 }, { userDocNo: user.id }], showsOwn: true },
  'lists.items': { tries: ({ listId }) => [{ favListDocno: listId }, { favListName: 'Weekly', favListDocno: listId }] },
  'lists.create': { tries: ({ listId }) => [{ name: 'Mine' }, { name: 'Mine', favListDocno: listId }] },
  'lists.delete': { tries: ({ listId }) => [{ favListDocno: listId }] },
  'lists.addItem': { tries: ({ listId }) => [{ favListDocno: listId, stockCode: 'other' }] },
  'lists.removeItem': { tries: ({ listId }) => [{ favListDocno: listId, stockCode: HERS }] },
  'favourites.read': { tries: ({ user }) => [{}, { userDocNo: user.id }] },
  'favourites.set': { tries: () => [{ stockCode: HERS, AddInFav: false }] },
  'notify.toggle': { tries: () => [{ stockCode: HERS }] },
  'baskets.frequentlyBought': { tries: ({ user }) => [{}, { userDocNo: user.id }] },
  'baskets.thingsYouLike': { tries: ({ user }) => [{ stockCode: [HERS] }, { stockCode: [], userDocNo: user.id }] },
  'sync.exchange': {
    tries: ({ user }) => [
      exchangeOf(user.id),
      { ...exchangeOf(user.id), clientId: HER_CLIENT, ackTo: 1 },
      { ...exchangeOf(user.id), epoch: randomUUID(), cursor: 1 },
    ],
  },
  'checkout.readDelivery': {
    tries: ({ user, addressId, orderId }) => [
      {},
      { addrDocno: addressId },
      { SalParentDocno: orderId },
      { userDocNo: user.id },
    ],
  },
  'checkout.readDates': {
    tries: ({ preparedId, orderId }) => [
      { ...prepared(preparedId), DateDocno: null, groupDocNo: 1 },
      { Docno: orderId, Doctype: 'RSO', DateDocno: null, groupDocNo: null },
    ],
  },
  'checkout.readTimes': {
    tries: ({ preparedId }) => [{ ...prepared(preparedId), DateDocno: 20261124, groupDocNo: 1 }],
  },
  'checkout.readDeliveryFee': { tries: ({ user }) => [{}, { userDocNo: user.id }] },
  'checkout.readExpress': { tries: ({ addressId }) => [{}, { addrDocno: addressId }] },
  'checkout.validateCart': { tries: ({ user, orderId }) => [{}, { SalParentDocno: orderId }, { userDocNo: user.id }] },
  'checkout.deleteLine': {
    tries: ({ user }) => [{ tmP_pod_doctype: 'CRT', tmP_pod_docno: user.id, tmP_pod_srno: 1, source: 'WEB' }],
  },
  'checkout.validateOrder': { tries: ({ addressId }) => [orderTo(addressId)] },
  'checkout.prepareOrder': {
    tries: ({ addressId, orderId }) => [
      orderTo(addressId),
      { ...orderTo(addressId), SalParentDoctype: 'RSO', SalParentDocno: orderId },
    ],
  },
  'checkout.readGroups': { tries: ({ preparedId }) => [prepared(preparedId)] },
  'checkout.updateGroups': { tries: ({ preparedId }) => [{ ...prepared(preparedId), DataSet: [TIME] }] },
  'checkout.confirmGroups': { tries: ({ preparedId }) => [{ ...prepared(preparedId), DataSet: [TIME] }] },
  'checkout.readTotals': { tries: ({ preparedId }) => [prepared(preparedId)] },
  'checkout.readExtras': { tries: ({ user }) => [{}, { userDocNo: user.id }] },
  'checkout.readSession': { tries: ({ user }) => [{}, { userDocNo: user.id }] },
  'payments.payByNewCard': {
    tries: ({ preparedId }) => [{ ...prepared(preparedId), sessionId: 'x', pay_type: 'NEW CARD' }],
  },
  'payments.payBillByNewCard': {
    tries: ({ preparedId }) => [{ Docno: preparedId, Doctype: 'PBO', sessionId: 'x', pay_type: 'NEW CARD' }],
  },
  'payments.payBySavedCard': {
    tries: ({ preparedId }) => [{ ...prepared(preparedId), cardToken: HER_CARD, pay_type: 'SAVED CARD' }],
  },
  'payments.payByWallet': { tries: ({ preparedId }) => [{ ...prepared(preparedId), pay_type: 'BY WALLET' }] },
  'payments.payBySamsung': {
    tries: ({ preparedId }) => [
      {
        pi_docno: preparedId,
        pi_doctype: 'PRO',
        pay_type: 'NEW CARD',
        samsungPayWeb: {
          cancelUrl: 'https://shop.example/en/checkout',
          successUrl: 'https://shop.example/en/samsung-success',
        },
      },
    ],
  },
  'payments.payByAppleWallet': {
    tries: ({ preparedId }) => [{ pi_docno: preparedId, pi_doctype: 'PRO', pay_type: 'NEW CARD' }],
  },
  'payments.finishChallenge': { tries: ({ preparedId }) => [prepared(preparedId)] },
  'payments.finishBillChallenge': { tries: ({ preparedId }) => [{ Docno: preparedId, Doctype: 'PBO' }] },
  'payments.readStatus': { tries: ({ preparedId }) => [prepared(preparedId)] },
  'payments.stop': { tries: ({ preparedId }) => [prepared(preparedId)] },
  'payments.readSavedCards': { tries: ({ user }) => [{}, { userDocNo: user.id }] },
  'payments.removeSavedCard': { tries: () => [{ cardToken: HER_CARD }] },
  'invoices.read': {
    tries: ({ preparedId, orderId }) => [prepared(preparedId), { Docno: orderId, Doctype: 'RSO' }],
  },
  'bills.read': { tries: ({ billId }) => [{ piDocno: billId, piDoctype: 'PBO' }] },
  'bills.open': {
    tries: ({ billId, giftId }) => [
      { saldocno: billId, saldoctype: 'PBO' },
      { saldocno: giftId, saldoctype: 'EGF' },
    ],
  },
  'gifts.create': { tries: ({ user }) => [GIFT, { ...GIFT, userDocNo: user.id }, { ...GIFT, userId: user.id }] },
  'gifts.read': { tries: ({ user }) => [{}, { userDocNo: user.id }], showsOwn: true },
  'gifts.redeem': { tries: ({ giftId }) => [{ egiftCode: String(giftId) }, { egiftCode: 'EGF', egiftDocno: giftId }] },
  'checkout.readPastVouchers': { tries: ({ user }) => [{}, { userDocNo: user.id }] },
  'points.read': { tries: ({ user }) => [{}, { userDocNo: user.id }] },
  'wallet.read': { tries: ({ user }) => [{}, { userDocNo: user.id }] },
  'wallet.readStatement': { tries: ({ user }) => [{ pageSize: 10 }, { pageSize: 10, userDocNo: user.id }] },
  'wallet.readBulk': { tries: () => [{}] },
  'wallet.topUp': { tries: ({ user }) => [{ amount: 50 }, { amount: 50, userDocNo: user.id }] },
  'wallet.topUpInBulk': { tries: () => [{ amount: 1000 }] },
  // Whether she has an account is not said, and money that nobody has goes to nobody.
  'wallet.sendByWallet': { tries: ({ user }) => [toFriend(user.email), toFriend('mallory@example.ae')] },
  'wallet.sendByCard': { tries: ({ user }) => [toFriend(user.email)] },
  'wallet.sendGiftCode': { tries: ({ user }) => [toFriend(user.email)] },
  'ratings.read': { tries: ({ orderId }) => [{ rateDoctype: 'RSO', rateDocno: orderId }] },
  'ratings.update': {
    tries: ({ orderId }) => [
      { rateDoctype: 'RSO', rateDocno: orderId },
      { rateDoctype: 'RSO', ratedocno: orderId, deliveryRating: 1, productRating: 1, ratingCommets: 'Late' },
    ],
  },
  'ratings.tipByCard': { tries: ({ orderId }) => [tipOf(orderId)] },
  'ratings.tipByWallet': { tries: ({ orderId }) => [tipOf(orderId)] },
  'orders.readThanks': { tries: placedOrPrepared },
  'orders.readHistory': {
    tries: ({ user }) => [
      { isPast: true, pageSize: 20 },
      { isPast: false, pageSize: 20, userDocNo: user.id },
    ],
  },
  'orders.readBoughtCodes': { tries: ({ user }) => [{}, { userDocNo: user.id }] },
  'orders.read': { tries: placedOrPrepared },
  'orders.readTracking': { tries: placedOrPrepared },
  'fulfilment.reschedule': {
    tries: ({ orderId }) => [
      { piDocno: orderId, piDoctype: 'RSO', DeliveryDate: 20261124, DeliveryTimeSlotDocno: 20001 },
    ],
  },
  'checkout.readAdding': { tries: ({ orderId }) => [{ piDocno: orderId, piDoctype: 'RSO' }] },
  'fulfilment.cancel': {
    tries: ({ orderId }) =>
      ['CARD', 'WALLET'].map((way) => ({ piDocno: orderId, piDoctype: 'RSO', RefundMethod: way })),
  },
  'fulfilment.repeat': { tries: ({ orderId }) => [{ piDocno: orderId, piDoctype: 'RSO' }] },
  'account.exportMyData': { tries: ({ user }) => [{}, { userDocNo: user.id }, { Email: user.email }], showsOwn: true },
};
