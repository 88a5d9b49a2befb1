import type { QueryClient } from '@tanstack/react-query';
import type { RegisteredRouter } from '@tanstack/react-router';

import { sessionMessages } from '#contract/messages/session.ts';
import { readIdentityConfig } from '#contract/session.ts';
import { isLocale } from '#contract/urls.ts';
import { signInSocially } from '#src/domain/session/sign-in.ts';
import { spoken } from '#src/domain/session/spoken.ts';
import { sendCall } from '#src/net/read-query.ts';
import { completeRedirect } from '#src/net/social-identity.ts';
import { takeTaps } from '#src/state/pending-taps.ts';
import { sessionUser } from '#src/state/session.ts';
import { showToast } from '#src/state/toasts.ts';

import { resumeTaps } from './resume-taps.ts';

/** The shopper comes back from a provider that needed the whole page: what it said becomes a session, and what they had tapped is done; or a sentence. */
export async function finishRedirect(client: QueryClient, router: RegisteredRouter): Promise<void> {
  const taps = takeTaps();
  const language = document.documentElement.lang;
  const locale = isLocale(language) ? language : 'en';
  const config = await sendCall(client, readIdentityConfig, {});
  if (!config.ok) return;
  const outcome = await completeRedirect(config.value.value);
  const result =
    outcome.ok && outcome.value.kind === 'signed-in' ? await signInSocially(client, outcome.value.idToken) : outcome;
  if (!result.ok) {
    showToast(spoken(result.error, locale, sessionMessages, sessionMessages.loginFailed), 'error');
    return;
  }
  if (sessionUser()) await resumeTaps(taps, { client, router, locale });
}
