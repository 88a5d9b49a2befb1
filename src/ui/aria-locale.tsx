import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

import { useLocale } from '#src/state/locale.tsx';

/** Gives React Aria the page's language and direction; without it, it takes the browser's. */
export function AriaLocale({ children }: { children: ReactNode }) {
  const locale = useLocale() === 'ar' ? 'ar-AE' : 'en-US';
  return <I18nProvider locale={locale}>{children}</I18nProvider>;
}
