/** The access token: asked for with the API key, kept until shortly before its end, by one request at a time. Both stay in memory. */
import { integer, text } from '#contract/wire-types.ts';
import { record } from '#contract/wire.ts';
import { ProviderRefused, ProviderSilent } from '#server/gateways/payments/payment-gateway.ts';

import { askNgenius } from './ngenius-request.ts';
import { readOrNull } from './read-or-null.ts';

export interface NgeniusAccess {
  /** @throws ProviderSilent, ProviderRefused for now: nothing was paid either way */
  token(): Promise<string>;
  /** N-Genius did not take it. */
  drop(token: string): void;
}

const MEDIA_TYPE = 'application/vnd.ni-identity.v1+json';
/** How long before its end a token is used no more, and at the most half of its life. Milliseconds. */
const MARGIN = 30_000;

const tokenAnswer = record({
  token: ['access_token', text(10_000)],
  /** Seconds; 300 by the documents. */
  expiresIn: ['expires_in', integer({ min: 1, max: 86_400 })],
});

export function ngeniusAccess(options: {
  readonly apiOrigin: string;
  readonly apiKey: string;
  readonly timeout: number;
  readonly now: () => Date;
}): NgeniusAccess {
  const { apiOrigin, apiKey, timeout, now } = options;
  let kept: { readonly token: string; readonly until: number } | null = null;
  let asking: Promise<string> | null = null;

  const ask = async (): Promise<string> => {
    const askedAt = now().getTime();
    const { status, body } = await askNgenius({
      method: 'POST',
      url: `${apiOrigin}/identity/auth/access-token`,
      mediaType: MEDIA_TYPE,
      authorization: `Basic ${apiKey}`,
      timeout,
    });
    if (status >= 400) throw new ProviderRefused(`N-Genius did not take NGENIUS_API_KEY (${status})`, false);
    const answer = readOrNull(tokenAnswer, body);
    if (!answer) throw new ProviderSilent('N-Genius answered something else than an access token');
    const life = answer.expiresIn * 1000;
    kept = { token: answer.token, until: askedAt + life - Math.min(MARGIN, life / 2) };
    return answer.token;
  };

  return {
    token: () => {
      if (kept && now().getTime() < kept.until) return Promise.resolve(kept.token);
      asking ??= ask().finally(() => {
        asking = null;
      });
      return asking;
    },
    drop: (token) => {
      if (kept?.token === token) kept = null;
    },
  };
}
