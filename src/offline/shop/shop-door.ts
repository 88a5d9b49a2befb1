/**
 * What screens see of the shopper's own rows (lists, favourites, draft cart, notify-me): a synchronous view, and `edit`. The engine
 * behind it comes after the first paint, with the first signed-in shopper; home pays for this file only.
 */
import { useSyncExternalStore } from 'react';

import type { EditArgs, EditName } from '#contract/rows/edits.ts';
import type { RowAt } from '#contract/rows/rows.ts';
import type { RefusalCode, RowValue } from '#contract/rules/mutation.ts';
import type { DrawnPage } from '#src/offline/drawn/drawn-page.ts';
import { sessionUser } from '#src/state/session.ts';

/** Where an edit stands, and a row with it: never `saved` while it is only on this device. */
export type EditStanding = 'saved' | 'on-device' | 'attention';

/** An edit that waits, for the sync tray; oldest first. */
export interface WaitingEdit {
  readonly id: string;
  readonly name: string;
  readonly args: RowValue;
  /** ISO time on this device, for display. */
  readonly at: string;
}

/** An edit that the server refused and the shopper has not answered yet. */
export interface Issue extends WaitingEdit {
  readonly code: RefusalCode;
}

export interface ShopView {
  /** False until the device's own rows were read; then screens may say that something is empty. */
  readonly isRead: boolean;
  /** Whether the server's rows were ever fetched whole on this device. */
  readonly isComplete: boolean;
  /** Changes with every change of anything below. */
  readonly revision: number;
  get<Key extends string>(key: Key): RowAt<Key> | undefined;
  /** In the order of the keys. */
  below<Prefix extends string>(prefix: Prefix): readonly (readonly [key: string, value: RowAt<Prefix>])[];
  standing(key: string): EditStanding;
  /** The version up to which this device has seen the server's rows: what `list.delete` has seen. */
  seen(): number;
  readonly waiting: readonly WaitingEdit[];
  readonly issues: readonly Issue[];
  /** ISO time of the last exchange that went through; null if none did. */
  readonly syncedAt: string | null;
  /** The shopper's switch for a signal that flaps: nothing is sent until it is off. */
  readonly isWorkingOffline: boolean;
  /** A newer app in another tab changed the device's database: this one must be loaded again (`Reload`). */
  readonly isReloadNeeded: boolean;
  /** The server says that it cannot read this app's changes: all are kept, and wait for another version of either. */
  readonly isUnreadable: boolean;
}

/** `full`: the device has no room, even after the catalogue's caches were given up; `broken`: it has no database. */
export type EditOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly why: 'full' | 'broken' | 'signed-out' };

export interface Shop {
  /** Whose rows these are. */
  readonly userId: number;
  view(): ShopView;
  listen(onChange: () => void): () => void;
  /** Shown before it resolves; resolved when it is durable on the device. */
  edit<Name extends EditName>(name: Name, args: EditArgs[Name]): Promise<EditOutcome>;
  retry(issueId: string): Promise<void>;
  discard(issueId: string): Promise<void>;
  /** One exchange now, whatever the waits; resolves when it ended, well or not. */
  syncNow(): Promise<void>;
  /** The exchange that is under way, or else one now; resolves when it ended, well or not. */
  syncOnce(): Promise<void>;
  /** On: holds from this call on. Off: once the device has written it down. */
  workOffline(isOn: boolean): Promise<EditOutcome>;
  /** Keeps a page of these rows as it stands now, to be shown at once when it is opened again and nothing has changed. */
  keepDrawn(page: Omit<DrawnPage, 'stamp'>): void;
  /** Lets go of the device's database, which is about to be erased. */
  close(): void;
}

const EMPTY: ShopView = {
  isRead: false,
  isComplete: false,
  revision: 0,
  get: () => undefined,
  below: () => [],
  standing: () => 'saved',
  seen: () => 0,
  waiting: [],
  issues: [],
  syncedAt: null,
  isWorkingOffline: false,
  isReloadNeeded: false,
  isUnreadable: false,
};

const nothing = (): Promise<void> => Promise.resolve();
const signedOut = (): Promise<EditOutcome> => Promise.resolve({ ok: false, why: 'signed-out' });

/** The shop of a shopper who has left: takes no edit. */
const LEFT: Omit<Shop, 'userId'> = {
  view: () => EMPTY,
  listen: () => () => undefined,
  edit: signedOut,
  retry: nothing,
  discard: nothing,
  syncNow: nothing,
  syncOnce: nothing,
  workOffline: signedOut,
  keepDrawn: () => undefined,
  close: () => undefined,
};

interface Waiter {
  /** Who tapped. */
  readonly userId: number;
  readonly go: (opened: Shop) => void;
}

let shop: Shop | null = null;
let waiters: readonly Waiter[] = [];
const listeners = new Set<() => void>();
let stop: (() => void) | undefined;

/**
 * Opens the door to a shopper's rows, once their engine is loaded; null closes it for now. What waits for this shopper goes on; what
 * waits for another one is dropped: a tap never goes to whoever signs in next.
 */
export function attachShop(opened: Shop | null): void {
  stop?.();
  shop = opened;
  stop = opened?.listen(tell);
  if (opened) settleWaiters((userId) => (userId === opened.userId ? opened : { ...LEFT, userId }));
  tell();
}

/**
 * The shop of the shopper who is signed in as this is called; waits for their engine. Where they leave first, it is one that takes no
 * edit (`signed-out`), and so it is for a guest.
 */
export function openShop(): Promise<Shop> {
  const userId = sessionUser()?.id ?? shop?.userId ?? null;
  if (userId === null) return Promise.resolve({ ...LEFT, userId: 0 });
  if (shop?.userId === userId) return Promise.resolve(shop);
  return new Promise((go) => {
    waiters = [...waiters, { userId, go }];
  });
}

function settleWaiters(choose: (userId: number) => Shop): void {
  const settled = waiters;
  waiters = [];
  for (const { userId, go } of settled) go(choose(userId));
}

/** Null before the engine has come, and for a guest. */
export function currentShop(): Shop | null {
  return shop;
}

/** Before the device is erased: screens see nothing of the shopper from here on, and taps that waited for their rows are dropped. */
export function closeShop(): void {
  const closing = shop;
  attachShop(null);
  settleWaiters((userId) => ({ ...LEFT, userId }));
  closing?.close();
}

export function shopView(): ShopView {
  return shop?.view() ?? EMPTY;
}

/** Re-renders when what is chosen changes; choose a value that compares by identity (a row, a count, a standing). */
export function useShop<T>(choose: (view: ShopView) => T): T {
  return useSyncExternalStore(
    listen,
    () => choose(shopView()),
    () => choose(EMPTY),
  );
}

function listen(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

function tell(): void {
  for (const listener of listeners) listener();
}
