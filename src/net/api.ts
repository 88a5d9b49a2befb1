import { API_BASE, IDEMPOTENCY_HEADER, queryOf, SHOPPER_HEADER, type Call } from '#contract/call.ts';
import { failed, succeeded, type Result } from '#src/lib/result.ts';

import type { AppError } from './app-error.ts';
import { readEnvelope, type Answered } from './read-envelope.ts';

/** The part of fetch that the client needs, so that the server can answer its own renderer in process. */
export type Transport = (path: string, init: RequestInit) => Promise<Response>;

/** Whose screen the calls are made on. */
export interface Whose {
  /** The id of the shopper whose data the screen shows; null for a guest. */
  shopper(): number | null;
  /**
   * The server knows no session, or another shopper's, for a call of `asker` (null: a guest's). True once they have signed in, a
   * guest as anyone: the call is then worth another try.
   */
  signInAgain(asker: number | null): Promise<boolean>;
}

export interface Api {
  send<Input, Answer>(
    call: Call<Input, Answer>,
    input: Input,
    signal?: AbortSignal,
    /** Names one attempt at something that moves money (contract/call.ts); only where the call is a shopper's own. */
    key?: string,
  ): Promise<Result<Answered<Answer>, AppError>>;
}

const TIMEOUT_MS = 15_000;

/** The renderer's: it reads what is everyone's. */
const NOBODY: Whose = { shopper: () => null, signInAgain: () => Promise.resolve(false) };

/**
 * The one client: call, encode, fetch, envelope, decode. It never throws and never speaks to the shopper. The one place that holds a
 * private call to its shopper: the call names them, and is dropped, with its answer, once the screen is another's (`other-user`).
 */
export function createApi(transport: Transport, whose: Whose = NOBODY): Api {
  return {
    async send(call, input, signal, key) {
      const patience = (): AbortSignal => {
        const timeout = AbortSignal.timeout(TIMEOUT_MS);
        return signal ? AbortSignal.any([signal, timeout]) : timeout;
      };
      if (call.auth === 'user') return sendPrivate(transport, call, input, whose, { patience, key });
      const either = patience();
      const answer = await sendOnce(transport, call, input, { signal: either });
      // A copy kept since an older version of the app may not read any more: past the copy, then.
      const isStrange = !answer.ok && answer.error.kind === 'invalid' && call.offline === 'cache';
      return isStrange ? sendOnce(transport, call, input, { signal: either, cache: 'reload' }) : answer;
    },
  };
}

async function sendPrivate<Input, Answer>(
  transport: Transport,
  call: Call<Input, Answer>,
  input: Input,
  whose: Whose,
  { patience, key }: { patience: () => AbortSignal; key: string | undefined },
): Promise<Result<Answered<Answer>, AppError>> {
  const asker = whose.shopper();
  const isAnothers = (): boolean => asker !== null && whose.shopper() !== asker;
  const answer = await sendOnce(transport, call, input, { signal: patience(), shopper: asker, key });
  if (isAnothers()) return failed({ kind: 'other-user' });
  if (answer.ok || answer.error.kind !== 'signed-out') return answer;
  const isBack = await whose.signInAgain(asker);
  if (isAnothers()) return failed({ kind: 'other-user' });
  return isBack ? sendOnce(transport, call, input, { signal: patience(), shopper: whose.shopper(), key }) : answer;
}

interface How extends Pick<RequestInit, 'signal' | 'cache'> {
  readonly shopper?: number | null;
  readonly key?: string | undefined;
}

async function sendOnce<Input, Answer>(
  transport: Transport,
  call: Call<Input, Answer>,
  input: Input,
  how: How,
): Promise<Result<Answered<Answer>, AppError>> {
  const response = await request(transport, call, input, how);
  return response.ok ? readEnvelope(call, response.value) : response;
}

async function request<Input, Answer>(
  transport: Transport,
  call: Call<Input, Answer>,
  input: Input,
  { shopper = null, key, ...how }: How,
): Promise<Result<Response, AppError>> {
  const isGet = call.method === 'GET';
  const named = {
    ...(shopper !== null && { [SHOPPER_HEADER]: String(shopper) }),
    ...(key !== undefined && { [IDEMPOTENCY_HEADER]: key }),
  };
  try {
    const response = await transport(`${API_BASE}${call.path}${isGet ? queryOf(call, input) : ''}`, {
      method: call.method,
      ...how,
      ...(call.outlivesPage && { keepalive: true }),
      credentials: 'same-origin',
      headers: isGet ? named : { 'content-type': 'application/json', 'x-zad-client': 'web', ...named },
      ...(!isGet && { body: JSON.stringify(call.input.encode(input)) }),
    });
    return succeeded(response);
  } catch (error) {
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
    return failed(isTimeout ? { kind: 'timeout' } : { kind: 'offline' });
  }
}
