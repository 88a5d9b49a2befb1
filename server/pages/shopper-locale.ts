/** Which language a shopper who names none in the address gets (decisions.md 23). */
import { inLocale, isLocale, LOCALES, type Locale } from '#contract/urls.ts';

/** The language chosen before (cookie `zad-locale`), else the browser's first of ours, else English. */
export function shopperLocale(cookie: string | undefined, acceptLanguage: string | undefined): Locale {
  const chosen = /(?:^|;\s*)zad-locale=(\w+)/.exec(cookie ?? '')?.[1];
  if (isLocale(chosen)) return chosen;
  const wanted = (acceptLanguage ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const weight = parameters.map((one) => /^\s*q=([\d.]+)/.exec(one)?.[1]).find((one) => one !== undefined);
      return { language: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ language, weight }) => isLocale(language) && weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  return LOCALES.find((locale) => locale === wanted[0]?.language) ?? 'en';
}

/** The language that a path begins with, as written: `/EN/cart` is not an address of ours, `/en/cart` is. */
export function localeOfUrl(path: string): Locale | null {
  const first = /^\/([^/?#]*)/.exec(path)?.[1];
  return isLocale(first) ? first : null;
}

/** Where to send a path that names no language; safe to stand in a Location header. */
export function localisedPath(pathAndQuery: string, locale: Locale): string {
  const named = /^\/(en|ar)(?=[/?]|$)/i.exec(pathAndQuery)?.[1]?.toLowerCase();
  const rest = named === undefined ? pathAndQuery : pathAndQuery.slice(3);
  const path = inLocale(rest.startsWith('/') ? rest : `/${rest}`, isLocale(named) ? named : locale);
  return path.replace(/[^\x21-\x7e]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
}
