import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useEffect, type ReactNode } from 'react';

import type { Locale } from '#contract/urls.ts';
import { LocaleProvider } from '#src/state/locale.tsx';

interface Props {
  locale: Locale;
  i18n: I18n;
  children: ReactNode;
}

/** The one place that sets the page's language and direction. The server sets the same on the first byte. */
export function LocaleScope({ locale, i18n, children }: Props) {
  useEffect(() => {
    // From here on the page answers taps by script; until then links and forms work as the browser's own.
    const root = document.documentElement;
    root.dataset['ready'] = '';
    // Said again to a page that has it, the language costs a style for every element.
    if (root.lang !== locale) {
      root.lang = locale;
      root.dir = locale === 'ar' ? 'rtl' : 'ltr';
    }
    document.cookie = `zad-locale=${locale};path=/;max-age=31536000;samesite=lax`;
    document.querySelector('link[rel=manifest]')?.setAttribute('href', `/manifest.${locale}.webmanifest`);
  }, [locale]);
  return (
    <LocaleProvider value={locale}>
      <I18nProvider i18n={i18n}>{children}</I18nProvider>
    </LocaleProvider>
  );
}
