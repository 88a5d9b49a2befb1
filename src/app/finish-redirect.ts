import type { QueryClient } from '@tanstack/react-query';

import { sessionMessages } from '#contract/messages/session.ts';
import { readIdentityConfig } from '#contract/session.ts';
import { isLocale } from '#contract/urls.ts';
import { signInSocially } from '#src/domain/session/sign-in.ts';
import { spoken } from '#src/domain/session/spoken.ts';
import { sendCall } from '#src/net/read-query.ts';
import { completeRedirect } from '#src/net/social-identity.ts';
import { showToast } from '#src/state/toasts.ts';

/** The shopper comes back from a provider that needed the whole page: what it said becomes a session, or a sentence. */
export async function finishRedirect(client: QueryClient): Promise<void> {
  const config = await sendCall(client, readIdentityConfig, {});
  if (!config.ok) return;
  const outcome = await completeRedirect(config.value.value);
  const result =
    outcome.ok && outcome.value.kind === 'signed-in' ? await signInSocially(client, outcome.value.idToken) : outcome;
  if (result.ok) return;
  const language = document.documentElement.lang;
  const locale = isLocale(language) ? language : 'en';
  showToast(spoken(result.error, locale, sessionMessages, sessionMessages.loginFailed), 'error');
}
