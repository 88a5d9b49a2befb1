import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';

import { signOut } from '#src/domain/session/sign-out.ts';
import { useLocale } from '#src/state/locale.tsx';
import type { SignOutReach } from '#src/state/session.ts';

/** Signs out and goes home (account.md section 2), without signal too. */
export function useLogOut(): (reach: SignOutReach) => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const locale = useLocale();
  return (reach) => {
    void signOut(client, reach);
    void navigate({ to: '/$locale', params: { locale } });
  };
}
