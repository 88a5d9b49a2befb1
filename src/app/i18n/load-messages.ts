import type { Messages } from '@lingui/core';

import type { Locale } from '#contract/urls.ts';

/** Each language's strings are a chunk of their own: a shopper downloads one. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const { messages } = await (locale === 'ar' ? import('#locales/ar/messages.po') : import('#locales/en/messages.po'));
  return messages;
}

/** The strings of screens that home never shows (lingui.config.ts says which). */
export async function loadLaterMessages(locale: Locale): Promise<Messages> {
  const { messages } = await (locale === 'ar' ? import('#locales/ar/later.po') : import('#locales/en/later.po'));
  return messages;
}
