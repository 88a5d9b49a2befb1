import { useLingui } from '@lingui/react/macro';

import { regularMessages } from '#contract/messages/regulars.ts';
import { spoken } from '#src/domain/session/spoken.ts';
import type { AppError } from '#src/net/app-error.ts';
import { useLocale } from '#src/state/locale.tsx';
import { showToast } from '#src/state/toasts.ts';

/** Says why something that was tapped on the page has not happened; nothing to somebody else than who tapped. */
export function useSayFailure(): (error: AppError) => void {
  const { t } = useLingui();
  const locale = useLocale();
  return (error) => {
    if (error.kind === 'other-user') return;
    const failed = t`That did not work. Please try again.`;
    const said = spoken(error, locale, regularMessages, [failed, failed]);
    showToast(said, 'error');
  };
}
