import { useNavigate } from '@tanstack/react-router';

import { useLocale } from '#src/state/locale.tsx';
import { leavePanels } from '#src/state/panels.ts';

/** Out of every panel and to the home page: what follows the account's end and a new password (account.md section 2, Routes). */
export function useGoHome(): () => void {
  const navigate = useNavigate();
  const locale = useLocale();
  return () => leavePanels(() => void navigate({ to: '/$locale', params: { locale } }));
}
