import { useNavigate } from '@tanstack/react-router';

import { useLocale } from '#src/state/locale.tsx';
import { leavePanels } from '#src/state/panels.ts';

/** Out of every panel and to the home page: what follows the account's end and a new password (account.md section 2, Routes). `then`: once it is there. */
export function useGoHome(): (then?: () => void) => void {
  const navigate = useNavigate();
  const locale = useLocale();
  return (then) => leavePanels(() => void navigate({ to: '/$locale', params: { locale } }).then(then));
}
