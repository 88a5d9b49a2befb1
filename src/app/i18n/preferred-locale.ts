import { isLocale, type Locale } from '#contract/urls.ts';

/** The language the shopper chose last on this device, else the browser's. The server redirects before this is asked. */
export function preferredLocale(): Locale {
  if (typeof document === 'undefined') return 'en';
  const chosen = /(?:^|; )zad-locale=(\w+)/.exec(document.cookie)?.[1];
  if (isLocale(chosen)) return chosen;
  return navigator.language.startsWith('ar') ? 'ar' : 'en';
}
