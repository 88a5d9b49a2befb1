import { API_BASE, decodeAnswer, queryOf, type Call, type Envelope } from '#contract/call.ts';
import { failed, succeeded, type Result } from '#src/lib/result.ts';

import type { AppError } from './app-error.ts';

/** An answer and when the server gave it: a copy from the device's cache keeps the time of the original. */
export interface Answered<T> {
  readonly value: T;
  /** ISO time. */
  readonly asOf: string;
}

/** The part of fetch that the client needs, so that the server can answer its own renderer in process. */
export type Transport = (path: string, init: RequestInit) => Promise<Response>;

export interface Api {
  send<Input, Answer>(
    call: Call<Input, Answer>,
    input: Input,
    signal?: AbortSignal,
  ): Promise<Result<Answered<Answer>, AppError>>;
}

const TIMEOUT_MS = 15_000;

/**
 * The one client: call, encode, fetch, envelope, decode. It never throws and never speaks to the shopper. `signInAgain` is asked
 * when a session has ended; true means that the call is worth another try.
 */
export function createApi(transport: Transport, signInAgain?: () => Promise<boolean>): Api {
  return {
    async send(call, input, signal) {
      const patience = (): AbortSignal => {
        const timeout = AbortSignal.timeout(TIMEOUT_MS);
        return signal ? AbortSignal.any([signal, timeout]) : timeout;
      };
      const either = patience();
      const answer = await sendOnce(transport, call, input, { signal: either });
      if (!answer.ok && answer.error.kind === 'signed-out' && signInAgain && (await signInAgain())) {
        return sendOnce(transport, call, input, { signal: patience() });
      }
      // A copy kept since an older version of the app may not read any more: past the copy, then.
      const isStrange = !answer.ok && answer.error.kind === 'invalid' && call.offline === 'cache';
      return isStrange ? sendOnce(transport, call, input, { signal: either, cache: 'reload' }) : answer;
    },
  };
}

async function sendOnce<Input, Answer>(
  transport: Transport,
  call: Call<Input, Answer>,
  input: Input,
  how: Pick<RequestInit, 'signal' | 'cache'>,
): Promise<Result<Answered<Answer>, AppError>> {
  const response = await request(transport, call, input, how);
  return response.ok ? read(call, response.value) : response;
}

async function request<Input, Answer>(
  transport: Transport,
  call: Call<Input, Answer>,
  input: Input,
  how: Pick<RequestInit, 'signal' | 'cache'>,
): Promise<Result<Response, AppError>> {
  const isGet = call.method === 'GET';
  try {
    const response = await transport(`${API_BASE}${call.path}${isGet ? queryOf(call, input) : ''}`, {
      method: call.method,
      ...how,
      credentials: 'same-origin',
      ...(!isGet && {
        headers: { 'content-type': 'application/json', 'x-zad-client': 'web' },
        body: JSON.stringify(call.input.encode(input)),
      }),
    });
    return succeeded(response);
  } catch (error) {
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
    return failed(isTimeout ? { kind: 'timeout' } : { kind: 'offline' });
  }
}

async function read<Input, Answer>(
  call: Call<Input, Answer>,
  response: Response,
): Promise<Result<Answered<Answer>, AppError>> {
  if (response.status === 401) return failed({ kind: 'signed-out' });
  const envelope = await envelopeOf(response);
  if (!envelope) return failed({ kind: 'server', status: response.status });
  if (!response.ok || envelope.status !== 1) {
    if (response.status >= 500) return failed({ kind: 'server', status: response.status });
    return failed({
      kind: 'refused',
      code: envelope.code ?? 'refused',
      message: envelope.message,
      ...(envelope.field !== undefined && { field: envelope.field }),
    });
  }
  const answer = decodeAnswer(call, envelope.data);
  if (!answer.ok) return failed({ kind: 'invalid', call: call.name, path: answer.error.path });
  const date = response.headers.get('date');
  return succeeded({ value: answer.value, asOf: new Date(date ?? Date.now()).toISOString() });
}

/** Null for anything that is not the store's envelope: a captive portal's page, a proxy's error. */
async function envelopeOf(response: Response): Promise<Envelope | null> {
  try {
    const body: unknown = await response.json();
    return typeof body === 'object' && body !== null && 'status' in body ? (body as Envelope) : null;
  } catch {
    return null;
  }
}
