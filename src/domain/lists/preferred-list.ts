/** The list that the shopper used last (storefront.md section 4, Add to list): kept on the device for each shopper, erased at sign-out. */
import { useSyncExternalStore } from 'react';

import { createChangeSignal } from '#src/state/change-signal.ts';
import { sessionUser } from '#src/state/session.ts';

const PREFIX = 'zad.preferred-list.';
const { tell, listen } = createChangeSignal();

export function usePreferredList(): string | null {
  return useSyncExternalStore(listen, preferredList, () => null);
}

export function preferredList(): string | null {
  return localStorage.getItem(keyNow());
}

export function preferList(listId: string): void {
  localStorage.setItem(keyNow(), listId);
  tell();
}

function keyNow(): string {
  return `${PREFIX}${sessionUser()?.id ?? ''}`;
}
