import { ProviderRefused } from '#server/gateways/payments/payment-gateway.ts';
/** What the verbs of the N-Genius adapter work with. */
import type { Database } from '#server/kit/database.ts';
import type { NgeniusPlace } from '#server/kit/ngenius-settings.ts';

import { ngeniusAccess } from './ngenius-access.ts';
import { askNgenius, type NgeniusAnswer } from './ngenius-request.ts';

export interface NgeniusDesk {
  readonly db: Database;
  readonly now: () => Date;
  /** `path` is below the outlet's. @throws ProviderSilent; ProviderRefused for now, where the access is refused */
  send(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown): Promise<NgeniusAnswer>;
  /** Their references by ours, as events told them: a hint, which is checked before it is believed. */
  readonly told: Map<string, string>;
}

export interface NgeniusOptions {
  readonly place: Pick<NgeniusPlace, 'apiKey' | 'outlet' | 'apiOrigin'>;
  readonly db: Database;
  readonly now: () => Date;
  /** How long an answer is waited for. Milliseconds. */
  readonly timeout: number;
}

const MEDIA_TYPE = 'application/vnd.ni-payment.v2+json';

export function ngeniusDesk({ place, db, now, timeout }: NgeniusOptions): NgeniusDesk {
  const { apiKey, outlet, apiOrigin } = place;
  const access = ngeniusAccess({ apiOrigin, apiKey, timeout, now });
  const send: NgeniusDesk['send'] = async (method, path, body) => {
    const ask = async (): Promise<NgeniusAnswer> => {
      const token = await access.token();
      const answer = await askNgenius({
        method,
        url: `${apiOrigin}/transactions/outlets/${outlet}${path}`,
        mediaType: MEDIA_TYPE,
        authorization: `Bearer ${token}`,
        body,
        timeout,
      });
      if (answer.status === 401) access.drop(token);
      return answer;
    };
    const first = await ask();
    // A token that was ended early: the request did nothing, and is sent with a new one, once.
    const answer = first.status === 401 ? await ask() : first;
    if (answer.status === 401 || answer.status === 403) {
      throw new ProviderRefused(`N-Genius refused the access (${answer.status})`, false);
    }
    return answer;
  };
  return { db, now, send, told: new Map() };
}
