/** Addresses of the pages of an order that was placed (account.md section 2, Routes). Paths are below the language. */

export const ORDER_TABS = ['upcoming', 'past'] as const;
/** Which tab of the history a page was opened from: the specification calls it `title`. */
export type OrderTab = (typeof ORDER_TABS)[number];

/** An order by its number, or by that of the prepared order it was placed from. */
export interface OrderPlace {
  readonly doctype: 'PRO' | 'RSO';
  readonly docno: number;
}

type Query = Record<string, unknown>;

export function readOrderTab(query: Query): OrderTab {
  return query['title'] === 'past' ? 'past' : 'upcoming';
}

export function historyPath(tab: OrderTab): string {
  return `/account/orderhistory?title=${tab}`;
}

/** "Past orders always use doctype RSO in this link." */
export function orderPath({ doctype, docno }: OrderPlace, tab: OrderTab): string {
  return `/orderinvoice/${tab === 'past' ? 'RSO' : doctype}/${docno}/order?title=${tab}`;
}

export function trackingPath({ doctype, docno }: OrderPlace, tab: OrderTab): string {
  return `/trackmyorder/${doctype}/${docno}?title=${tab}`;
}

/** `tab`: where Back leads. */
export function invoicePath({ doctype, docno }: OrderPlace, tab: OrderTab): string {
  return `/orderinvoice/${doctype}/${docno}/invoice?title=${tab}`;
}
