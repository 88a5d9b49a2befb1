/** The list that the shopper used last (storefront.md section 4, Add to list): kept on the device for each shopper, erased at sign-out. */
import { useSyncExternalStore } from 'react';

import { sessionUser } from '#src/state/session.ts';

const PREFIX = 'zad.preferred-list.';
const listeners = new Set<() => void>();

export function usePreferredList(): string | null {
  return useSyncExternalStore(listen, preferredList, () => null);
}

export function preferredList(): string | null {
  return localStorage.getItem(keyNow());
}

export function preferList(listId: string): void {
  localStorage.setItem(keyNow(), listId);
  for (const listener of listeners) listener();
}

function keyNow(): string {
  return `${PREFIX}${sessionUser()?.id ?? ''}`;
}

function listen(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
