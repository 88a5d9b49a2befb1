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
    // A browser keeps the fragment when the server leads it here: the code of an e-gift's mail goes along.
    const wanted = next === undefined || next.includes('#') ? next : next + location.hash;
    void navigate({ to: '/$locale', params: { locale }, search: {}, replace: true }).then(() =>
      whenSignedIn(
        login,
        () => void (wanted && navigate({ href: `/${locale}${wanted}` })),
        wanted === undefined ? null : { kind: 'page', next: wanted },
      ),
    );
  }, [login, next, navigate, locale]);
}
