import { useSyncExternalStore } from 'react';
import { proxy, subscribe } from 'valtio';

/**
 * Whether the store can be reached. The browser's own idea of the network is a hint: a request that failed or came through says
 * more, until the browser changes its mind. For words on the screen, never for correctness.
 */
const connectivity = proxy<{ isOffline: boolean }>({ isOffline: false });

export function useIsOffline(): boolean {
  return useSyncExternalStore(listen, isOffline, saidByServer);
}

export function isOffline(): boolean {
  return connectivity.isOffline;
}

/** A request reached the store. */
export function noteReachable(): void {
  connectivity.isOffline = false;
}

/** A request did not, whatever the browser says (a bar of signal that carries nothing). */
export function noteUnreachable(): void {
  connectivity.isOffline = true;
}

/** Calls back at each loss and each return of the signal. */
export function watchSignal(onChange: (isOffline: boolean) => void): void {
  let last = connectivity.isOffline;
  subscribe(connectivity, () => {
    if (connectivity.isOffline === last) return;
    last = connectivity.isOffline;
    onChange(last);
  });
}

/** Follows the browser's own idea of the network; call once at boot. */
export function watchConnectivity(): void {
  const update = (): void => {
    connectivity.isOffline = !navigator.onLine;
  };
  update();
  addEventListener('online', update);
  addEventListener('offline', update);
}

function listen(onChange: () => void): () => void {
  return subscribe(connectivity, onChange);
}

/** A page that the server rendered has signal: the browser agrees first and corrects it after. */
function saidByServer(): boolean {
  return false;
}
