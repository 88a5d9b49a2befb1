/** What a service account signs: custom tokens for firebase/auth, and the word that Google gives an access token for. */
import { importPKCS8, SignJWT, type CryptoKey } from 'jose';

import type { ServiceAccount } from '#server/kit/chat-settings.ts';
import type { Clock } from '#server/kit/clock.ts';

const IDENTITY_TOOLKIT = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';
const SCOPE = 'https://www.googleapis.com/auth/userinfo.email https://www.googleapis.com/auth/firebase.database';
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';

const SECONDS = 3600;
/** An access token is asked for anew so long before its end. */
const EARLY_MS = 5 * 60_000;
const PATIENCE_MS = 10_000;

export class ServiceTokens {
  readonly #account: ServiceAccount;
  readonly #clock: Clock;
  #key: Promise<CryptoKey> | null = null;
  #access: { token: string; until: number } | null = null;

  constructor(account: ServiceAccount, clock: Clock) {
    this.#account = account;
    this.#clock = clock;
  }

  /** The header and the claims are firebase-admin's. */
  custom(uid: string, claims: Readonly<Record<string, unknown>> = {}): Promise<string> {
    const { email } = this.#account;
    const more = Object.keys(claims).length > 0 ? { claims } : {};
    return this.#sign(IDENTITY_TOOLKIT, { sub: email, uid, ...more });
  }

  /** For the database's REST API. @throws Error where Google gives none */
  async access(): Promise<string> {
    const now = this.#clock.now().getTime();
    if (this.#access && this.#access.until > now) return this.#access.token;
    const { tokenUrl } = this.#account;
    const assertion = await this.#sign(tokenUrl, { scope: SCOPE });
    const answer = await fetch(tokenUrl, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: GRANT, assertion }),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const { access_token: token, expires_in: seconds } = (await answer.json()) as Readonly<Record<string, unknown>>;
    if (!answer.ok || typeof token !== 'string' || typeof seconds !== 'number') {
      throw new Error(`Google gave no access token: ${answer.status}`);
    }
    this.#access = { token, until: now + seconds * 1000 - EARLY_MS };
    return token;
  }

  async #sign(audience: string, claims: Readonly<Record<string, unknown>>): Promise<string> {
    this.#key ??= importPKCS8(this.#account.privateKey, 'RS256');
    const now = Math.floor(this.#clock.now().getTime() / 1000);
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(this.#account.email)
      .setAudience(audience)
      .setIssuedAt(now)
      .setExpirationTime(now + SECONDS)
      .sign(await this.#key);
  }
}
