import { useSyncExternalStore } from 'react';
import { proxy, ref, snapshot, subscribe } from 'valtio';

import type { ProductCard } from '#contract/catalogue-card.ts';
import type { ExpressOption } from '#contract/delivery.ts';
import type { OrderPlace, OrderTab } from '#contract/order-urls.ts';
import type { YearMonth } from '#contract/statement-urls.ts';
import type { Bilingual } from '#contract/wire-types.ts';

/** A page of one order, beside another page; `tab` is that of the history it belongs to. */
interface OfOrder {
  readonly place: OrderPlace;
  readonly tab: OrderTab;
}

/** A placed order that is acted on. */
interface OnOrder {
  readonly order: { readonly docno: number; readonly doctype: 'RSO' };
}

/** The spec's panel names (storefront.md and account.md section 2) and what each is opened with. */
export interface PanelParams {
  mobile_product_detail: { card: ProductCard };
  alternative: { card: ProductCard };
  share: { card: ProductCard };
  /** Ours: a product's pictures, as large as the screen. `shown`: the place of the one that was tapped. */
  pictures: { name: string; pictures: readonly string[]; shown: number };
  sort_filter: object;
  /** storefront.md section 2: the add-to-list drawer, and the same as a modal from a product's page. */
  my_list_sidebar: { card: ProductCard };
  myshoppinglist: { card: ProductCard };
  /** storefront.md section 2: the form of an e-gift, of a wide and of a narrow screen. `typed`: what was typed before. */
  egift_modal: { card: ProductCard; typed: Readonly<Record<string, string>> };
  egift_modal_mobile: { card: ProductCard; typed: Readonly<Record<string, string>> };
  /** storefront.md section 2: a product is ordered regularly, or what a placed order holds. `repeats`, `changes`: the regular order of it that is made once more, or changed. */
  regular_modal: { stockCode: string; name: Bilingual; repeats?: number; changes?: number } | { orderDocno: number };
  /** Ours: what waits on this device and what was refused. */
  sync_tray: object;
  /** storefront.md section 2, inner types: what in the cart can't be bought now. */
  out_of_stock: object;
  /** Ours: gift wrap and message of a line (storefront.md section 2); `asks`: whether the shopper wants one comes first. */
  gift_message: { card: ProductCard; cartType: 'CRT' | 'CGB'; asks?: boolean };
  /** Ours: gifts to put into the chosen gift box. */
  fill_box: object;
  /** Ours: whether the gift box is given up (storefront.md section 4). */
  unselect_box: { card: ProductCard };
  /** account.md section 2: days and times of deliveries that come apart, for the order that checkout has prepared. */
  advance_order: {
    prepared: { docno: number; doctype: 'PRO' };
    onUpdated: (groupTimes: Readonly<Record<string, { dayId: number; slotId: number }>>) => void;
  };
  /** account.md section 2: what express delivery costs and promises. `chosen`: its number, null for a day and time. */
  express_delivery: {
    options: readonly ExpressOption[];
    chosen: number | null;
    onChoose: (expressId: number | null) => void;
  };
  /** account.md section 2: what the order of checkout comes to and is made of, over a phone's page. `isCharged`: by a card or a device's wallet. */
  mobile_checkout: { order: { docno: number; doctype: 'PRO' }; isCharged: boolean };
  /** account.md section 2: acting on an order. Both names of the prompt to add items show the same. */
  cancel_order: OnOrder;
  reschedule_order: OnOrder;
  add_item: OnOrder;
  /** `isUnpaid`: what the shopper wanted to pay for was not placed. */
  addItem: OnOrder & { readonly isUnpaid: boolean };
  /** `delivery`: the stars that were tapped for it already. */
  rating: OnOrder & { readonly delivery?: number };
  /** Ours: a tip for what was rated already. */
  tip: OnOrder;
  /** account.md section 2: the history, and an order's pages, over another page. */
  orderhistory: object;
  order_detail_mobile: OfOrder;
  trackordermobile: OfOrder;
  mobile_track_order: OfOrder;
  order_invoice_mobile: OfOrder;
  order_confirmation: { place: OrderPlace };
  /** storefront.md section 2: the live chat box. `about`: the number of the placed order that it is opened from. */
  live_chat: { about?: number };
  /** account.md section 2: pages of the account, beside another page. */
  mywallet: object;
  myregulars: object;
  returnbox: object;
  mystatement: object;
  monthlystatement: { asked: YearMonth };
  myrewardpoints: object;
  myaccountpoints: object;
  myvouchers: object;
  refertofriends: object;
  /** account.md section 2: what the pages of these names show, as a side panel or, on a phone, a sheet. */
  mobile_cart: object;
  myfavourites: object;
  myaccountmobile: object;
  /** `registered`: the email of the account that was made just now; `product`, `stockCode`: the name and code of what was tapped. */
  /** `email`: of who was here just now. */
  login: {
    reason: LoginReason;
    email?: string | undefined;
    registered?: string;
    product?: string | undefined;
    stockCode?: string | undefined;
  };
  register: { reason: LoginReason; product?: string | undefined; stockCode?: string | undefined };
  forgotpassword: { reason: LoginReason; product?: string | undefined; stockCode?: string | undefined };
  myprofile: object;
  /** Ours: confirming or adding an email, adding or changing a mobile number. */
  email: object;
  mobile: object;
  changepassword: object;
  deleteaccount: object;
  myaddress: object;
  /** Ours: where a guest would like it delivered. */
  guest_area: object;
  /** These three are opened with the query names of the address pages (contract/address-urls.ts). */
  myaddressdetails: Record<string, string>;
  updatelocationpin: { addrDocno: string };
  fetchNewPinNewAddress: object;
}

/** What the guest was about to do, so that the panel can say it. */
export const LOGIN_REASONS = [
  'cart',
  'favourites',
  'account',
  'address',
  'statements',
  'lists',
  'regulars',
  'notify',
  'gift',
  'expired',
  'password',
] as const;
export type LoginReason = (typeof LOGIN_REASONS)[number];

export type PanelName = keyof PanelParams;

/** `at`: the number in its entry of history, which a panel that takes its place keeps. */
export type PanelEntry = {
  [Name in PanelName]: { name: Name; params: PanelParams[Name]; key: number; at: number };
}[PanelName];

const panels = proxy<{ stack: PanelEntry[] }>({ stack: [] });
const NONE: readonly PanelEntry[] = [];
/** Counted on from the time, so that entries of history from before the page was loaded again stand for no panel of now. */
let lastKey = Date.now();

export function usePanels(): readonly PanelEntry[] {
  return useSyncExternalStore(whenPanelsChange, open, none);
}

/** Opens a panel on top of the others. The browser's Back closes it: its entry in history stands for the panel. */
export function openPanel<Name extends PanelName>(name: Name, params: PanelParams[Name]): void {
  const key = ++lastKey;
  panels.stack = [...panels.stack, { name, params: ref(params), key, at: key } as unknown as PanelEntry];
  history.pushState({ ...history.state, panels: key }, '');
}

/** Puts another panel in the place of the one on top: one step of Back still leads to the page. */
export function replacePanel<Name extends PanelName>(name: Name, params: PanelParams[Name]): void {
  const entry = { name, params: ref(params), key: ++lastKey, at: panels.stack.at(-1)?.at } as unknown as PanelEntry;
  panels.stack = [...panels.stack.slice(0, -1), entry];
}

export function isPanelOpen(names: readonly PanelName[]): boolean {
  return panels.stack.some((panel) => names.includes(panel.name));
}

/** Calls back whenever a panel opens or closes; answers with how to stop. */
export function whenPanelsChange(onChange: () => void): () => void {
  return subscribe(panels, onChange);
}

/** Goes back over the panels of these names that lie on top, then goes on. */
export function closePanelsThen(names: readonly PanelName[], goOn: () => void): void {
  const kept = panels.stack.findLastIndex((panel) => !names.includes(panel.name)) + 1;
  const steps = panels.stack.length - kept;
  if (steps === 0) {
    goOn();
    return;
  }
  addEventListener('popstate', () => goOn(), { once: true });
  history.go(-steps);
}

/** Closes the panel on top by going back over its history entry. */
export function closePanel(): void {
  if (panels.stack.length > 0) history.back();
}

/** Follows history: closes what lies over the panel that the entry we are on stands for. Call once at boot. */
export function watchPanelHistory(): void {
  addEventListener('popstate', () => {
    const at = (history.state as { panels?: number } | null)?.panels;
    const depth = panels.stack.findIndex((panel) => panel.at === at) + 1;
    if (depth < panels.stack.length) panels.stack = panels.stack.slice(0, depth);
  });
}

/**
 * Leaves every panel for another page: goes back over their history entries first, so that Back from there leads to the page
 * the panels were opened on, and never to a panel that is gone.
 */
export function leavePanels(goOn: () => void): void {
  const depth = panels.stack.length;
  if (depth === 0) {
    goOn();
    return;
  }
  addEventListener('popstate', () => goOn(), { once: true });
  history.go(-depth);
}

function open(): readonly PanelEntry[] {
  return snapshot(panels).stack as readonly PanelEntry[];
}

function none(): readonly PanelEntry[] {
  return NONE;
}
