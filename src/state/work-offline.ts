/**
 * The shopper's switch for a signal that flaps: while it is on, nothing is sent and edits wait on the device. Kept on the device, so
 * that it outlives a restart in the aisle; every tab and the engine read it here.
 */
import { useSyncExternalStore } from 'react';

const KEY = 'zad.work-offline';
const listeners = new Set<() => void>();

export function isWorkingOffline(): boolean {
  return typeof localStorage !== 'undefined' && localStorage.getItem(KEY) !== null;
}

export function useWorksOffline(): boolean {
  return useSyncExternalStore(whenWorkOfflineChanges, isWorkingOffline, () => false);
}

export function workOffline(isOn: boolean): void {
  if (isOn) localStorage.setItem(KEY, '1');
  else localStorage.removeItem(KEY);
  for (const listener of listeners) listener();
}

/** Calls back when it is switched, in this tab or another; answers with how to stop. */
export function whenWorkOfflineChanges(onChange: () => void): () => void {
  const heard = ({ key }: StorageEvent): void => {
    if (key === KEY || key === null) onChange();
  };
  listeners.add(onChange);
  addEventListener('storage', heard);
  return () => {
    listeners.delete(onChange);
    removeEventListener('storage', heard);
  };
}
