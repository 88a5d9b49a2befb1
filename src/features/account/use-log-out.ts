import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';

import { signOut } from '#src/domain/session/sign-out.ts';
import { unsavedChanges } from '#src/domain/session/unsaved-changes.ts';
import { useLocale } from '#src/state/locale.tsx';

interface LogOut {
  leave: () => void;
  /** Sends what waits first, 3 s at the most, and leaves; where something is left it stays, and answers with how much. */
  tryToLeave: () => Promise<number>;
}

export function useLogOut(): LogOut {
  const client = useQueryClient();
  const navigate = useNavigate();
  const locale = useLocale();
  const leave = (): void => {
    void signOut(client);
    void navigate({ to: '/$locale', params: { locale } });
  };
  const tryToLeave = async (): Promise<number> => {
    const left = await unsavedChanges();
    if (left === 0) leave();
    return left;
  };
  return { leave, tryToLeave };
}
