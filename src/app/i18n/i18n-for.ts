import { setupI18n, type I18n } from '@lingui/core';

import type { Locale } from '#contract/urls.ts';

import { LATER_MESSAGES, loadMessages } from './load-messages.ts';

type Match = { readonly staticData: { readonly laterWords?: 0 | 1 } };
type Load = (typeof LATER_MESSAGES)[number];

const asked = new Map<string, Promise<I18n>>();

/** The catalogues beyond home's that the page needs: its innermost route says how many, else all. */
export function laterWordsOf(matches: readonly Match[]): readonly Load[] {
  return LATER_MESSAGES.slice(0, matches.at(-1)?.staticData.laterWords);
}

/** The language's own i18n, made once and never switched: the server renders both languages at the same time. */
export function i18nFor(locale: Locale, matches: readonly Match[]): Promise<I18n> {
  return withWords(locale, laterWordsOf(matches));
}

/** For what opens over a page: a panel may need the strings that its page did not. */
export function addLaterMessages(locale: Locale): Promise<I18n> {
  return withWords(locale, LATER_MESSAGES);
}

/** All of them are on their way at once. */
async function withWords(locale: Locale, loads: readonly Load[]): Promise<I18n> {
  const i18n = once(locale, async () => setupI18n({ locale, messages: { [locale]: await loadMessages(locale) } }));
  const adding = loads.map((load) =>
    once(locale + LATER_MESSAGES.indexOf(load), async () => {
      const messages = await load(locale);
      (await i18n).load(locale, messages);
      return i18n;
    }),
  );
  await Promise.all(adding);
  return i18n;
}

/** What failed for want of a signal is asked for again. */
function once(key: string, ask: () => Promise<I18n>): Promise<I18n> {
  const known = asked.get(key);
  if (known) return known;
  const made = ask();
  asked.set(key, made);
  made.catch(() => asked.delete(key));
  return made;
}
