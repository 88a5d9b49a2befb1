import { useSyncExternalStore } from 'react';
import { proxy, subscribe } from 'valtio';

/** What the app, as an installed thing, has to ask the shopper. The update goes before the installation. */
export type InstalledQuestion = 'update' | 'install' | 'install-by-hand' | null;

const installed = proxy<{ hasUpdate: boolean; offer: 'none' | 'install' | 'install-by-hand' }>({
  hasUpdate: false,
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

export function offerInstall(how: 'install' | 'install-by-hand'): void {
  installed.offer = how;
}

export function withdrawInstallOffer(): void {
  installed.offer = 'none';
}

function question(): InstalledQuestion {
  if (installed.hasUpdate) return 'update';
  return installed.offer === 'none' ? null : installed.offer;
}

function none(): null {
  return null;
}

function listen(onChange: () => void): () => void {
  return subscribe(installed, onChange);
}
