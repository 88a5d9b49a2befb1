import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';

import { useLocale } from '#src/state/locale.tsx';
import type { LoginReason } from '#src/state/panels.ts';

import { askToSignIn } from './login-gate.ts';

/** Opens the login panel for a guest who was led here, and takes the reason out of the address. */
export function useLoginInvitation(reason: LoginReason | undefined): void {
  const navigate = useNavigate();
  const locale = useLocale();
  useEffect(() => {
    if (!reason) return;
    void navigate({ to: '/$locale', params: { locale }, search: {}, replace: true }).then(() => askToSignIn(reason));
  }, [reason, navigate, locale]);
}
