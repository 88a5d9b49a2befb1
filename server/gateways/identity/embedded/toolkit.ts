/** What the Identity Toolkit answers, for the calls that the SDK makes. */
import type { Clock } from '#server/kit/clock.ts';
import type { Database } from '#server/kit/database.ts';

import { EmbeddedTokens, TOKEN_SECONDS, type Claims } from './embedded-tokens.ts';
import { subjectOf } from './embedded-users.ts';
import { readIdpResponse } from './idp-response.ts';
import { embeddedKey } from './signing-key.ts';
import { ToolkitError } from './toolkit-error.ts';

type Body = Readonly<Record<string, unknown>>;
type Answer = Promise<Record<string, unknown>>;

export interface Toolkit {
  signInWithIdp(body: Body): Answer;
  signInWithCustomToken(body: Body): Answer;
  lookup(body: Body): Answer;
  token(body: Body): Answer;
}

/** Each throws ToolkitError. */
export function openToolkit(db: Database, clock: Clock): Toolkit {
  const tokens = new EmbeddedTokens(() => embeddedKey(db), clock);
  return {
    async signInWithIdp({ requestUri }) {
      const { provider, email, name, sharesEmail } = readIdpResponse(requestUri);
      const subject = await subjectOf(db, { provider, email, name });
      const localId = `${provider}:${subject}`;
      // As the real one: Google and Apple vouch for an e-mail, Facebook does not.
      const emailVerified = sharesEmail && provider !== 'facebook.com';
      const session = await tokens.signIn({
        sub: localId,
        user_id: localId,
        name,
        ...(sharesEmail && { email, email_verified: emailVerified }),
        firebase: {
          identities: { [provider]: [subject], ...(sharesEmail && { email: [email] }) },
          sign_in_provider: provider,
        },
      });
      const federatedId = `https://${provider}/${subject}`;
      return {
        kind: 'identitytoolkit#VerifyAssertionResponse',
        ...session,
        localId,
        providerId: provider,
        federatedId,
        displayName: name,
        ...(sharesEmail && { email, emailVerified }),
        oauthAccessToken: 'embedded',
        rawUserInfo: JSON.stringify({ id: subject, name }),
      };
    },

    async signInWithCustomToken({ token }) {
      const { uid, claims } = await read(token, (one) => tokens.readCustom(one), 'INVALID_CUSTOM_TOKEN');
      if (typeof uid !== 'string' || uid === '') throw new ToolkitError('INVALID_CUSTOM_TOKEN');
      const session = await tokens.signIn({
        ...(claims as Record<string, unknown>),
        sub: uid,
        user_id: uid,
        firebase: { identities: {}, sign_in_provider: 'custom' },
      });
      return { kind: 'identitytoolkit#VerifyCustomTokenResponse', ...session, isNewUser: false };
    },

    async lookup({ idToken }) {
      const claims = await read(idToken, (one) => tokens.readId(one), 'INVALID_ID_TOKEN');
      return { kind: 'identitytoolkit#GetAccountInfoResponse', users: [accountOf(claims)] };
    },

    async token({ refresh_token: refreshToken }) {
      const claims = await read(refreshToken, (one) => tokens.readRefresh(one), 'INVALID_REFRESH_TOKEN');
      const { idToken, refreshToken: next } = await tokens.signIn(claims);
      return {
        access_token: idToken,
        id_token: idToken,
        refresh_token: next,
        expires_in: String(TOKEN_SECONDS),
        token_type: 'Bearer',
        user_id: claims.sub,
      };
    },
  };
}

async function read(token: unknown, reading: (token: string) => Promise<Claims>, code: string): Promise<Claims> {
  if (typeof token !== 'string') throw new ToolkitError(code);
  return reading(token).catch(() => {
    throw new ToolkitError(code);
  });
}

function accountOf({ sub, name, email, email_verified: emailVerified, auth_time: at, firebase }: Claims): object {
  const { sign_in_provider: providerId, identities } = firebase as {
    sign_in_provider: string;
    identities: Record<string, string[]>;
  };
  const rawId = identities[providerId]?.[0];
  const shown = { ...(name !== undefined && { displayName: name }), ...(email !== undefined && { email }) };
  const when = String(Number(at) * 1000);
  return {
    localId: sub,
    ...shown,
    emailVerified: emailVerified ?? false,
    createdAt: when,
    lastLoginAt: when,
    validSince: '0',
    ...(rawId !== undefined && {
      providerUserInfo: [{ providerId, rawId, federatedId: `https://${providerId}/${rawId}`, ...shown }],
    }),
  };
}
