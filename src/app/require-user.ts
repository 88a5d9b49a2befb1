import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';

import type { SessionUser } from '#contract/session-user.ts';
import type { LoginReason } from '#src/state/panels.ts';
import { sessionUser, unsentChanges } from '#src/state/session.ts';

interface Asked {
  context: { queryClient: QueryClient };
  params: { locale: string };
  location: { href: string };
}

/**
 * The guard of a signed-in shopper's page. A guest goes to / where the login panel opens (storefront.md section 2), and comes
 * back here after it. The server renders these pages for nobody: to its renderer everyone is a guest, and with a session's cookie
 * it sends the shell instead (server/pages/page-host.ts).
 */
export async function requireUser({ context, params, location }: Asked, reason: LoginReason): Promise<SessionUser> {
  const user = typeof document === 'undefined' ? null : (sessionUser() ?? (await ask(context.queryClient)));
  if (user) return user;
  const next = location.href.replace(/^\/(en|ar)(?=[/?#]|$)/, '');
  const login = unsentChanges() === null ? reason : 'expired';
  throw redirect({ to: '/$locale', params: { locale: params.locale }, search: { login, next }, replace: true });
}

/** What the device does not remember the server may know. A guest's first page does not carry the question. */
async function ask(client: QueryClient): Promise<SessionUser | null> {
  const { whoIsHere } = await import('#src/domain/session/who-is-here.ts');
  return whoIsHere(client);
}
