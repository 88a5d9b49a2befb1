/** The embedded provider's tokens, shaped as Firebase's: ID tokens, refresh tokens, custom tokens. All signed with its one key. */
import { jwtVerify, SignJWT, type JWTPayload } from 'jose';

import { issuerOf } from '#server/gateways/identity/verify-id-token.ts';
import type { Clock } from '#server/kit/clock.ts';

import { embeddedConfig } from './embedded-config.ts';
import type { SigningKey } from './signing-key.ts';

/** What an ID token says of a person beside its dates: `sub`, `auth_time`, `email`, `firebase`... */
export type Claims = JWTPayload & { sub: string };

interface TokenKind {
  issuer: string;
  audience: string;
}

const { projectId } = embeddedConfig;
const SERVICE_ACCOUNT = `embedded@${projectId}.invalid`;
const ID: TokenKind = { issuer: issuerOf(projectId), audience: projectId };
const REFRESH: TokenKind = { issuer: issuerOf(projectId), audience: `${projectId}/refresh` };
const CUSTOM: TokenKind = {
  issuer: SERVICE_ACCOUNT,
  audience: 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit',
};

/** Seconds that an ID token and a custom token are good for. */
export const TOKEN_SECONDS = 3600;

export class EmbeddedTokens {
  readonly #key: () => Promise<SigningKey>;
  readonly #clock: Clock;

  constructor(key: () => Promise<SigningKey>, clock: Clock) {
    this.#key = key;
    this.#clock = clock;
  }

  /** What the SDK gets for a person who just signed in. */
  async signIn(claims: Claims): Promise<{ idToken: string; refreshToken: string; expiresIn: string }> {
    const whole = { auth_time: this.#now(), ...claims };
    const [idToken, refreshToken] = await Promise.all([
      this.#sign(ID, whole, TOKEN_SECONDS),
      this.#sign(REFRESH, whole, null),
    ]);
    return { idToken, refreshToken, expiresIn: String(TOKEN_SECONDS) };
  }

  /** Opens the database half of the SDK to one of our own users: the real one's are signed by a service account. */
  custom(uid: string, claims: Record<string, unknown> = {}): Promise<string> {
    return this.#sign(CUSTOM, { sub: SERVICE_ACCOUNT, uid, claims }, TOKEN_SECONDS);
  }

  /** @throws JOSEError */
  readId(token: string): Promise<Claims> {
    return this.#read(ID, token);
  }

  /** @throws JOSEError */
  readRefresh(token: string): Promise<Claims> {
    return this.#read(REFRESH, token);
  }

  /** @throws JOSEError */
  readCustom(token: string): Promise<Claims> {
    return this.#read(CUSTOM, token);
  }

  #now(): number {
    return Math.floor(this.#clock.now().getTime() / 1000);
  }

  async #sign({ issuer, audience }: TokenKind, claims: Claims, seconds: number | null): Promise<string> {
    const { privateKey } = await this.#key();
    const token = new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: 'embedded' })
      .setIssuer(issuer)
      .setAudience(audience)
      .setIssuedAt(this.#now());
    return (seconds === null ? token : token.setExpirationTime(this.#now() + seconds)).sign(privateKey);
  }

  async #read(kind: TokenKind, token: string): Promise<Claims> {
    const { publicKey } = await this.#key();
    const { payload } = await jwtVerify<Claims>(token, publicKey, {
      ...kind,
      algorithms: ['RS256'],
      requiredClaims: ['sub'],
      currentDate: this.#clock.now(),
    });
    return payload;
  }
}
