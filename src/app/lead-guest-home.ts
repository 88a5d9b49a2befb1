import { redirect } from '@tanstack/react-router';

import type { LoginReason } from '#src/state/panels.ts';

/** storefront.md section 2: a guest on a logged-in-only page goes to /, where the login panel opens (`login` in the query). */
export function leadGuestHome(locale: string, reason: LoginReason): never {
  throw redirect({ to: '/$locale', params: { locale }, search: { login: reason }, replace: true });
}
