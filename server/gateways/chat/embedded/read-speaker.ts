/** Who an ID token of the embedded identity provider lets speak. */
import { errors } from 'jose';

import type { EmbeddedTokens } from '#server/gateways/identity/embedded/embedded-tokens.ts';

import { DatabaseRefusal } from './database-refusal.ts';
import type { Speaker } from './database-rules.ts';

/** Customer care signs in anew each day: its command makes a token at each start. */
const CARE_MS = 24 * 3600 * 1000;

/**
 * Only what was signed in to by a custom token, which our server alone makes: a social sign-in to the embedded provider is free for all.
 *
 * @throws DatabaseRefusal `invalid_token`
 */
export async function readSpeaker(tokens: EmbeddedTokens, written: unknown, now: number): Promise<Speaker> {
  if (typeof written !== 'string') throw refused();
  const claims = await tokens.readId(written).catch((error: unknown) => {
    throw error instanceof errors.JOSEError ? refused() : error;
  });
  const { sub: uid, exp, auth_time: signedInAt, agent, session, firebase } = claims;
  const { sign_in_provider: provider } = (firebase ?? {}) as { readonly sign_in_provider?: unknown };
  if (provider !== 'custom' || typeof exp !== 'number') throw refused();
  const isAgent = agent === true;
  if (isAgent && (typeof signedInAt !== 'number' || signedInAt * 1000 < now - CARE_MS)) throw refused();
  if (!isAgent && (typeof session !== 'string' || !/^[1-9]\d{0,9}$/.test(uid))) throw refused();
  return { uid, isAgent, session: isAgent ? null : (session as string), expiresAt: exp * 1000 };
}

export const refused = (): DatabaseRefusal => new DatabaseRefusal('invalid_token', 'The token is not good');
