/** One request to N-Genius. What it answers is told apart by what one can know from it: 4xx did nothing, anything odd says nothing. */
import { ProviderSilent } from '#server/gateways/payments/payment-gateway.ts';

export interface NgeniusAnswer {
  readonly status: number;
  readonly body: unknown;
}

interface Asked {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly url: string;
  readonly mediaType: string;
  /** The whole header; never logged. */
  readonly authorization: string;
  readonly body?: unknown;
  /** Milliseconds. */
  readonly timeout: number;
}

/** Refusals that leave open what became of an earlier request with the same content. */
const SAYS_NOTHING = new Set([408, 409, 425, 429]);

/** @throws ProviderSilent: a timeout, a torn connection, a redirect, 5xx, something that is not JSON */
export async function askNgenius({
  method,
  url,
  mediaType,
  authorization,
  body,
  timeout,
}: Asked): Promise<NgeniusAnswer> {
  try {
    const response = await fetch(url, {
      method,
      headers: { authorization, accept: mediaType, 'content-type': mediaType },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    const said = await response.text();
    if (response.status >= 500 || SAYS_NOTHING.has(response.status)) {
      throw new ProviderSilent(`N-Genius answered ${response.status}`);
    }
    return { status: response.status, body: jsonOf(said, response.ok) };
  } catch (error) {
    if (error instanceof ProviderSilent) throw error;
    throw new ProviderSilent('N-Genius did not answer', { cause: error });
  }
}

/** A refusal counts whatever it is written in; an answer counts as JSON alone. */
function jsonOf(said: string, isOk: boolean): unknown {
  try {
    return said === '' ? null : (JSON.parse(said) as unknown);
  } catch (error) {
    if (isOk) throw error;
    return null;
  }
}
