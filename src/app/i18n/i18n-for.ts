import { setupI18n, type I18n } from '@lingui/core';

import type { Locale } from '#contract/urls.ts';

import { loadMessages } from './load-messages.ts';

const made = new Map<Locale, I18n>();

/** The language's own i18n, made once and never switched: the server renders both languages at the same time. */
export async function i18nFor(locale: Locale): Promise<I18n> {
  const known = made.get(locale);
  if (known) return known;
  const i18n = setupI18n({ locale, messages: { [locale]: await loadMessages(locale) } });
  made.set(locale, i18n);
  return i18n;
}
