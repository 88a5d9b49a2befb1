import { useNavigate } from '@tanstack/react-router';

import { useLocale } from '#src/state/locale.tsx';
import { leavePanels } from '#src/state/panels.ts';

/** Out of every panel and to checkout, with the bill in its address (remaining.md CK 1). */
export function useGoToBill(): (search: Record<string, string>) => void {
  const navigate = useNavigate();
  const locale = useLocale();
  return (search) => leavePanels(() => void navigate({ to: '/$locale/checkout', params: { locale }, search }));
}
