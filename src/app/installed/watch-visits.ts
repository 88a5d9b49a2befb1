import { isLocale, stockCodeOf } from '#contract/urls.ts';
import { offerInstall, withdrawInstallOffer } from '#src/state/installed.ts';

import {
  isTimeToOffer,
  readInstallMemory,
  withProduct,
  withVisit,
  writeInstallMemory,
  type InstallMemory,
} from './install-memory.ts';
import { hasInstallPrompt, whenInstallPromptComes } from './kept-prompt.ts';
import { isIosSafari, isStandalone } from './platform.ts';

/** Counts visits and products, and offers to install when the time has come. `onScreen` calls back with each path shown. */
export function watchVisits(onScreen: (listener: (path: string) => void) => void): void {
  if (isStandalone()) return;
  let screens = 0;
  const consider = (change: (memory: InstallMemory) => InstallMemory): void => {
    const memory = change(withVisit(readInstallMemory(), Date.now()));
    writeInstallMemory(memory);
    if (!isTimeToOffer(memory, screens, Date.now())) return;
    if (hasInstallPrompt()) offerInstall('install');
    else if (isIosSafari()) offerInstall('install-by-hand');
  };
  const see = (path: string): void => {
    screens += 1;
    const stockCode = productOf(path);
    consider((memory) => (stockCode === null ? memory : withProduct(memory, stockCode)));
  };
  see(location.pathname);
  onScreen(see);
  whenInstallPromptComes(() => consider((memory) => memory));
  addEventListener('appinstalled', () => {
    writeInstallMemory({ ...readInstallMemory(), isInstalled: true });
    withdrawInstallOffer();
  });
}

/** The stock code of a product's page: /{language}/product/{...}/{slug}-{code}. */
function productOf(path: string): string | null {
  const [, locale, route, ...rest] = path.split('/');
  const last = rest.at(-1);
  return isLocale(locale) && route === 'product' && last !== undefined && last !== '' ? stockCodeOf(last) : null;
}
