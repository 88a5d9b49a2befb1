/** Puts a component on a page in one of the shop's languages, for tests with a DOM. */
import { setupI18n, type I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';

import type { Locale } from '#contract/urls.ts';
import { LocaleProvider } from '#src/state/locale.tsx';

interface Shown extends RenderResult {
  /** Presses keys and buttons as a shopper does. */
  user: UserEvent;
}

/** The strings are the English of the code in either language: what is tested is the widget, and its direction. */
export function showWidget(widget: ReactNode, locale: Locale = 'en'): Shown {
  document.documentElement.lang = locale;
  const { documentElement: page } = document;
  page.dir = locale === 'ar' ? 'rtl' : 'ltr';
  // happy-dom computes no direction from the attribute.
  page.style.direction = page.dir;
  const i18n = wordsOf(locale);
  const user = userEvent.setup();
  const shown = render(widget, {
    wrapper: ({ children }) => (
      <LocaleProvider value={locale}>
        <I18nProvider i18n={i18n}>{children}</I18nProvider>
      </LocaleProvider>
    ),
  });
  return { ...shown, user };
}

function wordsOf(locale: Locale): I18n {
  return setupI18n({ locale, messages: { [locale]: {} } });
}
