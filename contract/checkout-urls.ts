/** The odd query names of checkout and of what follows it (account.md section 2, Routes), decoded and written here alone. */
import { readAddressPlace, type AddressPlace } from './address-urls.ts';
import type { BillStanding } from './bills.ts';
import { documentNumberIn } from './document-number.ts';

/** A bill that other pages send here to be paid. */
export interface BillPlace {
  /** As the address has it; what it is for is the shop's to say. */
  kind: BillStanding['kind'];
  /** 0 where the address names none. */
  docno: number;
  doctype: string;
  /** Display only (decisions.md 7); null where it makes no sense. */
  fils: number | null;
  /** Who it goes to; empty where it is nobody else's. */
  email: string;
}

/** Where checkout stands. */
export interface CheckoutPlace {
  /** Null for an order. */
  bill: BillPlace | null;
  /** The address to begin with; null for the default. */
  addressId: number | null;
  /** That address is to be changed first, or a new one typed, with what was picked on the map; null where none is. */
  addressForm: AddressPlace | null;
  /** A day such as 20261122, and a slot, to begin with. */
  dayId: number | null;
  slotId: number | null;
  /** The cart was filled from an earlier order. */
  repeatsOrder: boolean;
}

type Query = Record<string, unknown>;

/** What makes no sense is passed over. */
export function readCheckoutPlace(query: Query): CheckoutPlace {
  return {
    bill: readBill(query),
    addressId: documentNumberIn(query['addrDocno']),
    addressForm: readAddressForm(query),
    dayId: documentNumberIn(query['cartDate']),
    slotId: documentNumberIn(query['cartTimeslotdocno']),
    repeatsOrder: saysRepeat(query),
  };
}

/** /checkout?addrDocno={id}&updateAddress=true: what editing an address of checkout leads to. */
export function writeAddressEdit(id: number): Record<string, string> {
  return { addrDocno: String(id), updateAddress: 'true' };
}

/** /Finalizepayment?amount&piDocno&piDoctype: a tip by card, or any bill that a provider's page leads back to. */
export function readTipBill(query: Query): BillPlace {
  return {
    kind: 'tip',
    docno: documentNumberIn(query['piDocno']) ?? 0,
    doctype: textOf(query['piDoctype']),
    fils: filsIn(query['amount']),
    email: '',
  };
}

/** What a tip by card is paid with (remaining.md OA 15). `fils`: what the shop said that it comes to. */
export function writeTipBill({
  docno,
  doctype,
  fils,
}: Pick<BillPlace, 'docno' | 'doctype'> & { fils: number }): Record<string, string> {
  return { amount: (fils / 100).toFixed(2), piDocno: String(docno), piDoctype: doctype };
}

/** /checkout with the reload parameters: a top-up, or with a friend's e-mail money that a card sends (remaining.md WA 4 and 8). */
export function writeReload({
  docno,
  fils,
  friend = '',
}: Pick<BillPlace, 'docno'> & { fils: number; friend?: string }): Record<string, string> {
  return {
    reloadWallet: 'true',
    reloadAmount: (fils / 100).toFixed(2),
    reloadpiDocno: String(docno),
    reloadpiDoctype: 'PBO',
    ...(friend !== '' && { gifttoemail: friend }),
  };
}

/** /checkout?eGiftorderAmount&eGiftpiDoctype&eGiftpiDocno&eGiftemail: an e-gift is paid. `fils`: what the shop said that it comes to. */
export function writeEgiftBill({
  docno,
  doctype,
  fils,
  email,
}: Pick<BillPlace, 'docno' | 'doctype' | 'email'> & { fils: number }): Record<string, string> {
  return {
    eGiftorderAmount: (fils / 100).toFixed(2),
    eGiftpiDoctype: doctype,
    eGiftpiDocno: String(docno),
    eGiftemail: email,
  };
}

/** /cart?repeatOrder=true: the cart holds what an earlier order held (account.md section 2). */
export function saysRepeat(query: Query): boolean {
  return query['repeatOrder'] === 'true';
}

export function writeRepeat(): Record<string, string> {
  return { repeatOrder: 'true' };
}

/** /thankyou: inside another app's view the banner is hidden. */
export function hidesBanner(query: Query): boolean {
  return query['viewport'] === 'WEB_MOBILE';
}

interface PaidPlace {
  docno: number;
  doctype: 'PRO' | 'PBO';
}

/** Of a page that a provider leads back to; null where it names none. */
export function readPaidDocument(query: Query): PaidPlace | null {
  const docno = documentNumberIn(query['piDocno']) ?? documentNumberIn(query['docno']);
  return docno === null ? null : { docno, doctype: query['piDoctype'] === 'PBO' ? 'PBO' : 'PRO' };
}

/** What such a page is led back to with; of a bill what its own page is led to with, too. */
export function writePaidDocument({ docno, doctype }: PaidPlace): { piDocno: number; piDoctype?: 'PBO' } {
  return { piDocno: docno, ...(doctype === 'PBO' && { piDoctype: doctype }) };
}

function readAddressForm(query: Query): AddressPlace | null {
  const form = readAddressPlace(query);
  return (form.id === null ? query['newAddress'] : query['updateAddress']) === 'true' ? form : null;
}

function readBill(query: Query): BillPlace | null {
  const gift = textOf(query['gifttoemail']);
  const reload = {
    docno: documentNumberIn(query['reloadpiDocno']) ?? 0,
    doctype: textOf(query['reloadpiDoctype']),
    fils: filsIn(query['reloadAmount']),
  };
  if (gift !== '') return { kind: 'friend', ...reload, email: gift };
  if (query['reloadWallet'] === 'true') return { kind: 'top_up', ...reload, email: '' };
  const eGift = documentNumberIn(query['eGiftpiDocno']);
  if (eGift === null) return null;
  return {
    kind: 'egift',
    docno: eGift,
    doctype: textOf(query['eGiftpiDoctype']),
    fils: filsIn(query['eGiftorderAmount']),
    email: textOf(query['eGiftemail']),
  };
}

function filsIn(value: unknown): number | null {
  return /^\d{1,7}(\.\d{1,2})?$/.test(String(value)) ? Math.round(Number(value) * 100) : null;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, 254) : '';
}
