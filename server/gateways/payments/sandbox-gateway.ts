/** The payment provider's interface over HTTP to the sandbox (money.md section 4). */
import { DEVICE_WALLETS } from '#contract/device-wallets.ts';
import { text } from '#contract/wire-types.ts';
import { LENIENT, record, WireError, type Codec, type Decoded } from '#contract/wire.ts';
import type { SandboxPlace } from '#server/kit/settings.ts';

import { ProviderRefused, ProviderSilent, type PaymentGateway, type ProviderPayment } from './payment-gateway.ts';
import { isSignedEvent, SIGNATURE_HEADER } from './sandbox/event-signature.ts';
import { paymentAnswer, refusalAnswer } from './sandbox/sandbox-wire.ts';

interface SandboxAccess extends Pick<SandboxPlace, 'origin' | 'serverOrigin'> {
  readonly secret: string;
  /** How long an answer is waited for. Milliseconds. */
  readonly timeout?: number;
}

interface Answered {
  readonly status: number;
  readonly body: unknown;
}

const TIMEOUT = 8000;
/** Refusals that say nothing of the operation itself. */
const SAYS_NOTHING = new Set([408, 429]);

const eventBody = record({ id: ['id', text(100)], ref: ['ref', text(100)] });

export function sandboxGateway({ origin, serverOrigin, secret, timeout = TIMEOUT }: SandboxAccess): PaymentGateway {
  const send = async (method: string, path: string, body?: unknown): Promise<Answered> => {
    try {
      const response = await fetch(`${serverOrigin}/api${path}`, {
        method,
        headers: {
          authorization: `Bearer ${secret}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      });
      const said = await response.text();
      if (response.status >= 500 || SAYS_NOTHING.has(response.status)) {
        throw new ProviderSilent(`The sandbox answered ${response.status}`);
      }
      return { status: response.status, body: said === '' ? null : (JSON.parse(said) as unknown) };
    } catch (error) {
      if (error instanceof ProviderSilent) throw error;
      // A timeout, a connection that was torn or refused, an answer that broke off.
      throw new ProviderSilent('The sandbox did not answer', { cause: error });
    }
  };
  const ask = async (method: string, path: string, body?: unknown): Promise<ProviderPayment> =>
    paymentOf(refuseIfRefused(await send(method, path, body)));
  const at = (ref: string, verb = ''): string => `/payments/${encodeURIComponent(ref)}${verb}`;
  return {
    can: { cvvSession: true, sameDayRefund: false, wallets: DEVICE_WALLETS },
    page: {
      sdkUrl: `${origin}/sdk.js`,
      scriptOrigins: [origin],
      frameOrigins: [origin],
      connectOrigins: [],
      settings: {},
    },
    authorise: ({ card, ...rest }) => ask('POST', '/payments', { ...rest, ...card }),
    openWallet: ({ ref, fils, wallet, language, returns: { success, cancel } }) =>
      ask('POST', '/wallet-payments', { ref, fils, wallet, language, callbackUrl: success, cancelUrl: cancel }),
    find: async (ref) => {
      const answer = await send('GET', at(ref));
      return answer.status === 404 ? null : paymentOf(refuseIfRefused(answer));
    },
    completeChallenge: (ref) => ask('POST', at(ref, '/challenge'), {}),
    capture: (ref, { key, fils }) => ask('POST', at(ref, '/capture'), { key, fils }),
    void: (ref, { key }) => ask('POST', at(ref, '/void'), { key }),
    refund: (ref, { key, fils }) => ask('POST', at(ref, '/refund'), { key, fils }),
    removeCard: async (token) => {
      const answer = await send('DELETE', `/cards/${encodeURIComponent(token)}`);
      if (answer.status !== 404) refuseIfRefused(answer);
    },
    readEvent: (raw, headers, now) => {
      if (!isSignedEvent(secret, raw, headers[SIGNATURE_HEADER], now)) return null;
      try {
        return eventBody.decode(JSON.parse(raw.toString()), '', LENIENT);
      } catch {
        return null;
      }
    },
  };
}

/** @throws ProviderRefused */
function refuseIfRefused({ status, body }: Answered): unknown {
  if (status < 400) return body;
  const said = decoded(refusalAnswer, body);
  throw new ProviderRefused(said?.message ?? `The sandbox answered ${status}`, said?.isFinal ?? false);
}

/** @throws ProviderSilent where the payment is not decided yet: asking again tells */
function paymentOf(body: unknown): ProviderPayment {
  const payment = decoded(paymentAnswer, body);
  if (payment === null) throw new ProviderSilent('The sandbox answered something else');
  const { state, ...rest } = payment;
  if (state === 'pending') throw new ProviderSilent('The sandbox has not decided yet');
  return { ...rest, state };
}

function decoded<C extends Codec<unknown>>(codec: C, body: unknown): Decoded<C> | null {
  try {
    return codec.decode(body, '', LENIENT) as Decoded<C>;
  } catch (error) {
    if (error instanceof WireError) return null;
    throw error;
  }
}
