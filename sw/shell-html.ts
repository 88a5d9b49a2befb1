import { isLocale, type Locale } from '#contract/urls.ts';

/** The language that a path begins with; English for a path without one, until the app has redirected it. */
export function pageLocale(path: string): Locale {
  const first = path.split('/')[1];
  return isLocale(first) ? first : 'en';
}

/** The shell as the server would send it in this language: right from its first byte. */
export function shellHtml(shell: string, locale: Locale): string {
  if (locale === 'en') return shell;
  return shell
    .replace('<html lang="en" dir="ltr">', '<html lang="ar" dir="rtl">')
    .replace('/manifest.en.webmanifest', '/manifest.ar.webmanifest');
}
