import type { Messages } from '@lingui/core';

import type { Locale } from '#contract/urls.ts';

/** Each language's strings are a chunk of their own: a shopper downloads one. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const { messages } = await (locale === 'ar' ? import('#locales/ar/messages.po') : import('#locales/en/messages.po'));
  return messages;
}

/** The strings of screens that home never shows (locales/later.ts says which). */
async function loadLater(locale: Locale): Promise<Messages> {
  const { messages } = await (locale === 'ar' ? import('#locales/ar/later.po') : import('#locales/en/later.po'));
  return messages;
}

/** Those of screens that checkout does not show either. */
async function loadOwn(locale: Locale): Promise<Messages> {
  const { messages } = await (locale === 'ar' ? import('#locales/ar/own.po') : import('#locales/en/own.po'));
  return messages;
}

/** What there is beyond the first catalogue, in order: a page says how many of them it needs. */
export const LATER_MESSAGES = [loadLater, loadOwn] as const;
