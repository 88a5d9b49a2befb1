/** One verifier for the real provider's ID tokens and for the embedded one's (security.md row 22). */
import { errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';

import { isIdentityProvider } from '#contract/identity.ts';
import type { Clock } from '#server/kit/clock.ts';
import { Refusal } from '#server/kit/refusal.ts';

import type { Identity } from './identity.ts';

export interface TokenRules {
  projectId: string;
  /** The key that the token's header names. */
  keyOf: JWTVerifyGetKey;
  clock: Clock;
}

/** Clocks may differ by so much. */
const SKEW_SECONDS = 30;
/** A session is opened by a sign-in of just now, not by a token that lay about. */
const FRESH_SECONDS = 10 * 60;

/** The signer of every ID token of a project. */
export function issuerOf(projectId: string): string {
  return `https://securetoken.google.com/${projectId}`;
}

/**
 * @throws Refusal `social_token` for a token that is not good
 * @throws Error where the provider's keys cannot be had
 */
export async function verifyIdToken(idToken: string, rules: TokenRules): Promise<Identity> {
  try {
    const { payload } = await jwtVerify(idToken, rules.keyOf, {
      algorithms: ['RS256'],
      issuer: issuerOf(rules.projectId),
      audience: rules.projectId,
      requiredClaims: ['exp', 'iat', 'sub', 'auth_time'],
      clockTolerance: SKEW_SECONDS,
      currentDate: rules.clock.now(),
    });
    return identityOf(payload, rules.clock.now().getTime() / 1000);
  } catch (error) {
    if (isTokensFault(error)) throw refused();
    throw error;
  }
}

/** What Firebase asks of a verifier, beyond the signature. */
function identityOf(payload: JWTPayload, now: number): Identity {
  const { aud, iat, sub, auth_time: signedInAt, firebase, email, email_verified: isVerified, name } = payload;
  if (typeof aud !== 'string' || typeof iat !== 'number' || iat > now + SKEW_SECONDS) throw refused();
  if (typeof signedInAt !== 'number' || signedInAt > now + SKEW_SECONDS) throw refused();
  if (signedInAt < now - FRESH_SECONDS - SKEW_SECONDS) throw refused();
  if (typeof sub !== 'string' || sub === '' || sub.length > 128) throw refused();
  const { sign_in_provider: provider, identities } = recordOf(firebase);
  if (!isIdentityProvider(provider)) throw refused();
  // `sub` is Firebase's user, to whom it may join providers that share an e-mail; the provider's own id stays one person's.
  const [subject] = listOf(recordOf(identities)[provider]);
  if (typeof subject !== 'string' || subject === '') throw refused();
  const hasEmail = typeof email === 'string' && email !== '';
  return {
    provider,
    subject,
    email: hasEmail ? email : null,
    isEmailVerified: hasEmail && isVerified === true,
    name: typeof name === 'string' && name !== '' ? name : null,
  };
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The sentence is the specification's (account.md 8, Login). */
function refused(): Refusal {
  return new Refusal('social_token', 'An error occurred during login. Please try again.', 400);
}

/** As opposed to keys that could not be fetched, which is nobody's forgery. */
function isTokensFault(error: unknown): boolean {
  if (!(error instanceof errors.JOSEError)) return false;
  return (
    error.code !== errors.JOSEError.code &&
    error.code !== errors.JWKSTimeout.code &&
    error.code !== errors.JWKSInvalid.code
  );
}
