import { expect, test } from 'vitest';

import { writeAddressPlace } from './address-urls.ts';
import {
  hidesBanner,
  readCheckoutPlace,
  readPaidDocument,
  writePaidDocument,
  readTipBill,
  saysRepeat,
  writeAddressEdit,
  writeReload,
  writeEgiftBill,
  writeRepeat,
  writeTipBill,
} from './checkout-urls.ts';

const ORDER = { bill: null, addressId: null, addressForm: null, dayId: null, slotId: null, repeatsOrder: false };

test('checkout by itself is of the cart', () => {
  expect(readCheckoutPlace({})).toEqual(ORDER);
});

test('a day, a slot and an address to begin with; what makes no sense is passed over', () => {
  expect(readCheckoutPlace({ cartDate: '20261122', cartTimeslotdocno: '7', repeatOrder: 'true' })).toEqual({
    ...ORDER,
    dayId: 20_261_122,
    slotId: 7,
    repeatsOrder: true,
  });
  expect(readCheckoutPlace(writeAddressEdit(12))).toEqual({
    ...ORDER,
    addressId: 12,
    addressForm: { id: 12, pin: null, line1: '' },
  });
  // The way back from the map: what was picked there comes along.
  const pin = { latitude: 25.08, longitude: 55.14, place: 'Dubai Marina' };
  expect(readCheckoutPlace(writeAddressPlace({ id: null, pin, line1: '' }))).toEqual({
    ...ORDER,
    addressForm: { id: null, pin, line1: '' },
  });
  expect(
    readCheckoutPlace({ cartDate: 'x', cartTimeslotdocno: '-1', addrDocno: '1 or 1', updateAddress: '1' }),
  ).toEqual(ORDER);
});

test('bills: a top-up, money to a friend, an e-gift, a tip', () => {
  const reload = { reloadWallet: 'true', reloadAmount: '100.5', reloadpiDocno: '9', reloadpiDoctype: 'PBO' };
  const bill = { docno: 9, doctype: 'PBO', fils: 10_050, email: '' };
  expect(readCheckoutPlace(reload).bill).toEqual({ kind: 'top_up', ...bill });
  expect(readCheckoutPlace({ ...reload, gifttoemail: 'a@b.ae' }).bill).toEqual({
    kind: 'friend',
    ...bill,
    email: 'a@b.ae',
  });
  expect(
    readCheckoutPlace({
      eGiftorderAmount: '75',
      eGiftpiDoctype: 'PBO',
      eGiftpiDocno: '3',
      eGiftemail: 'c@d.ae',
    }).bill,
  ).toEqual({ kind: 'egift', docno: 3, doctype: 'PBO', fils: 7500, email: 'c@d.ae' });
  for (const friend of ['', 'a@b.ae']) {
    const kind = friend === '' ? 'top_up' : 'friend';
    expect(readCheckoutPlace(writeReload({ docno: 9, fils: 10_050, friend })).bill).toEqual({
      kind,
      ...bill,
      email: friend,
    });
  }
  const gift = { docno: 3, doctype: 'PBO', fils: 7500, email: 'c@d.ae' };
  expect(readCheckoutPlace(writeEgiftBill(gift)).bill).toEqual({ kind: 'egift', ...gift });
  expect(readTipBill({ amount: '1e9', piDocno: '4', piDoctype: 'PBO' })).toEqual({
    kind: 'tip',
    docno: 4,
    doctype: 'PBO',
    fils: null,
    email: '',
  });
});

test('what follows a payment', () => {
  expect([hidesBanner({ viewport: 'WEB_MOBILE' }), hidesBanner({})]).toEqual([true, false]);
  expect([readPaidDocument({ piDocno: '8' }), readPaidDocument({ docno: '9' }), readPaidDocument({})]).toEqual([
    { docno: 8, doctype: 'PRO' },
    { docno: 9, doctype: 'PRO' },
    null,
  ]);
  for (const document of [{ docno: 8, doctype: 'PRO' } as const, { docno: 700_001, doctype: 'PBO' } as const]) {
    expect(readPaidDocument(writePaidDocument(document))).toEqual(document);
  }
});

test('what is written is what is read: a tip to pay, and the cart of a repeated order', () => {
  const tip = { docno: 4, doctype: 'PBO', fils: 1500 };
  expect(writeTipBill(tip)).toEqual({ amount: '15.00', piDocno: '4', piDoctype: 'PBO' });
  expect(readTipBill(writeTipBill(tip))).toMatchObject(tip);
  expect(saysRepeat(writeRepeat())).toBe(true);
  expect(saysRepeat({})).toBe(false);
});
