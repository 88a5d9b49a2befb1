/**
 * What a shopper was asked about an order, or declined, once: by order, in localStorage, erased at sign-out (account.md section 4, Thank-you
 * page; remaining.md C8 and C29). `name` ends in a dot and has its line in erase-kept.
 */
import { deviceUser } from './session.ts';

export interface OrderMark {
  readonly isSet: (docno: number) => boolean;
  readonly set: (docno: number) => void;
  readonly clear: (docno: number) => void;
}

function orderMark(name: string): OrderMark {
  const own = (docno: number): string => `${name}${deviceUser()?.id ?? 0}.${docno}`;
  return {
    isSet: (docno) => localStorage.getItem(own(docno)) !== null,
    set: (docno) => {
      try {
        localStorage.setItem(own(docno), '1');
      } catch {
        // No room: it is asked once more.
      }
    },
    clear: (docno) => localStorage.removeItem(own(docno)),
  };
}

/** The prompt to make it a regular order was declined. */
export const regularDeclined = orderMark('zad.regular-declined.');
/** Nothing more is to be added to it: that it has moved on is not said again by itself. */
export const addingSkipped = orderMark('zad.adding-skipped.');
