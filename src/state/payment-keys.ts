/**
 * The key of each payment that this device began (money.md section 3, Keys): kept before it is sent, so that after a reload the page
 * knows what it has to ask about. By shopper and document, in localStorage; dropped once the end is known, and at sign-out.
 */
import { deviceUser } from './session.ts';

export interface PaidDocument {
  readonly doctype: 'PRO' | 'PBO';
  readonly docno: number;
}

const KEYS = 'zad.payment.';

const ownPrefix = (): string => `${KEYS}${deviceUser()?.id ?? 0}.`;

const nameOf = ({ doctype, docno }: PaidDocument): string => `${ownPrefix()}${doctype}.${docno}`;

/** A key for one attempt at paying it, kept from here on. */
export function newPaymentKey(document: PaidDocument): string {
  const key = crypto.randomUUID();
  try {
    localStorage.setItem(nameOf(document), key);
  } catch {
    // No room: the server still allows a document one open payment.
  }
  return key;
}

export function forgetPaymentKey(document: PaidDocument): void {
  localStorage.removeItem(nameOf(document));
}

/** What this shopper began to pay on this device and has not heard the end of. */
export function begunPayments(): PaidDocument[] {
  const prefix = ownPrefix();
  return Object.keys(localStorage)
    .filter((name) => name.startsWith(prefix))
    .flatMap((name) => {
      const [doctype, docno] = name.slice(prefix.length).split('.');
      if ((doctype !== 'PRO' && doctype !== 'PBO') || !/^[1-9]\d{0,9}$/.test(docno ?? '')) return [];
      return [{ doctype, docno: Number(docno) }];
    });
}
