import { createContext, useContext } from 'react';

import type { Locale } from '#contract/urls.ts';

const LocaleContext = createContext<Locale>('en');

/** The language of the page, as its URL says (decisions.md 23). */
export const LocaleProvider = LocaleContext.Provider;

export function useLocale(): Locale {
  return useContext(LocaleContext);
}
