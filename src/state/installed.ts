import { useSyncExternalStore } from 'react';
import { proxy, subscribe } from 'valtio';

/** What the app, as an installed thing, has to ask the shopper. The update goes before the installation. */
export type InstalledQuestion = 'update' | 'install' | 'install-by-hand' | null;

const installed = proxy<{ hasUpdate: boolean; holds: number; offer: 'none' | 'install' | 'install-by-hand' }>({
  hasUpdate: false,
  holds: 0,
  offer: 'none',
});

export function useInstalledQuestion(): InstalledQuestion {
  return useSyncExternalStore(listen, question, none);
}

export function askToUpdate(): void {
  installed.hasUpdate = true;
}

export function putUpdateOff(): void {
  installed.hasUpdate = false;
}

/**
 * From now on nothing is asked and no new version loads the page again, as while somebody pays (remaining.md CK 30). Answers with how to
 * let go.
 */
export function holdUpdates(): () => void {
  installed.holds += 1;
  return () => {
    installed.holds -= 1;
  };
}

/** Calls back once nobody holds updates: at once, where nobody does. */
export function whenUpdatesMayCome(onFree: () => void): void {
  if (installed.holds === 0) {
    onFree();
    return;
  }
  const stop = subscribe(installed, () => {
    if (installed.holds > 0) return;
    stop();
    onFree();
  });
}

export function offerInstall(how: 'install' | 'install-by-hand'): void {
  installed.offer = how;
}

export function withdrawInstallOffer(): void {
  installed.offer = 'none';
}

function question(): InstalledQuestion {
  if (installed.holds > 0) return null;
  if (installed.hasUpdate) return 'update';
  return installed.offer === 'none' ? null : installed.offer;
}

function none(): null {
  return null;
}

function listen(onChange: () => void): () => void {
  return subscribe(installed, onChange);
}
