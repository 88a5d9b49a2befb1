import { setupI18n, type I18n } from '@lingui/core';

import type { Locale } from '#contract/urls.ts';

import { loadLaterMessages, loadMessages } from './load-messages.ts';

type Match = { readonly staticData: { readonly hasFirstWordsOnly?: boolean } };

const made = new Map<Locale, I18n>();
const complete = new Map<Locale, Promise<void>>();

/** Whether the page needs the strings that home does without: its innermost route says so. */
export const needsLaterWords = (matches: readonly Match[]): boolean => !matches.at(-1)?.staticData.hasFirstWordsOnly;

/** The language's own i18n, made once and never switched: the server renders both languages at the same time. */
export async function i18nFor(locale: Locale, matches: readonly Match[]): Promise<I18n> {
  const later = needsLaterWords(matches) ? loadLaterMessages(locale) : undefined;
  const i18n = made.get(locale) ?? setupI18n({ locale, messages: { [locale]: await loadMessages(locale) } });
  made.set(locale, i18n);
  if (later) await completed(i18n, locale, later);
  return i18n;
}

/** For what opens over a page: a panel may need the strings that its page did not. */
export async function addLaterMessages(locale: Locale): Promise<void> {
  const i18n = made.get(locale);
  if (i18n) await completed(i18n, locale, loadLaterMessages(locale));
}

function completed(i18n: I18n, locale: Locale, later: ReturnType<typeof loadLaterMessages>): Promise<void> {
  const known = complete.get(locale);
  if (known) return known;
  const adding = later.then((messages) => i18n.load(locale, messages));
  complete.set(locale, adding);
  // What failed for want of a signal is asked for again.
  adding.catch(() => complete.delete(locale));
  return adding;
}
