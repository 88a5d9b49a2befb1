import { proxy, useSnapshot } from 'valtio';

/** Whether the device believes it has a network. A hint for words on the screen, never for correctness. */
const connectivity = proxy({ isOffline: false });

export function useIsOffline(): boolean {
  return useSnapshot(connectivity).isOffline;
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
