import { useEffect, useState } from 'react';

import { useLocale } from '#src/state/locale.tsx';

import { addLaterMessages } from './i18n-for.ts';

/** True once the strings that home does without are there, for what comes late to a page that has the first words only. */
export function useLaterWords(): boolean {
  const locale = useLocale();
  const [has, setHas] = useState<string | null>(null);
  useEffect(() => {
    let isOver = false;
    // Without signal, and never fetched before: it is left out.
    addLaterMessages(locale).then(
      () => !isOver && setHas(locale),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [locale]);
  return has === locale;
}
