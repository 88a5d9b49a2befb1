import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';

import { useLocale } from '#src/state/locale.tsx';
import type { LoginReason } from '#src/state/panels.ts';

import { whenSignedIn } from './login-gate.ts';

interface Invitation {
  login?: LoginReason;
  /** The page that the guest wanted: a path below the language. */
  next?: string;
}

/** Opens the login panel for a guest who was led here, takes the reason out of the address, and goes on where they wanted to. */
export function useLoginInvitation({ login, next }: Invitation): void {
  const navigate = useNavigate();
  const locale = useLocale();
  useEffect(() => {
    if (!login) return;
    void navigate({ to: '/$locale', params: { locale }, search: {}, replace: true }).then(() =>
      whenSignedIn(
        login,
        () => void (next && navigate({ href: `/${locale}${next}` })),
        next === undefined ? null : { kind: 'page', next },
      ),
    );
  }, [login, next, navigate, locale]);
}
