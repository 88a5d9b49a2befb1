/**
 * What screens see of the shopper's own rows (lists, favourites, draft cart, notify-me): a synchronous view, and `edit`. The engine
 * behind it comes after the first paint, with the first signed-in shopper; home pays for this file only.
 */
import { useSyncExternalStore } from 'react';

import type { RefusalCode, RowValue } from '#contract/rules/mutation.ts';
import type { DrawnPage } from '#src/offline/drawn/drawn-page.ts';

/** Where an edit stands, and a row with it: never `saved` while it is only on this device. */
export type Standing = 'saved' | 'on-device' | 'attention';

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
  get(key: string): RowValue | undefined;
  below(prefix: string): readonly (readonly [key: string, value: RowValue])[];
  standing(key: string): Standing;
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
}

/** `full`: the device has no room, even after the catalogue's caches were given up; `broken`: it has no database. */
export type EditOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly why: 'full' | 'broken' | 'signed-out' };

export interface Shop {
  view(): ShopView;
  listen(onChange: () => void): () => void;
  /** Shown before it resolves; resolved when it is durable on the device. */
  edit(name: string, args: RowValue): Promise<EditOutcome>;
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
};

let shop: Shop | null = null;
let waiters: ((opened: Shop) => void)[] = [];
const listeners = new Set<() => void>();
let stop: (() => void) | undefined;

/** Once a shopper is signed in and the engine has come; null when they leave. */
export function attachShop(opened: Shop | null): void {
  stop?.();
  shop = opened;
  stop = opened?.listen(tell);
  if (opened) for (const wake of waiters.splice(0)) wake(opened);
  tell();
}

/** The shop of the signed-in shopper; waits for the engine. */
export function openShop(): Promise<Shop> {
  return shop ? Promise.resolve(shop) : new Promise((resolve) => void waiters.push(resolve));
}

/** Null before the engine has come, and for a guest. */
export function currentShop(): Shop | null {
  return shop;
}

/** Before the device is erased: screens see nothing of the shopper from here on. */
export function closeShop(): void {
  const closing = shop;
  attachShop(null);
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
