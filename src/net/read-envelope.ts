import { decodeAnswer, isSuccess, type Call, type Envelope } from '#contract/call.ts';
import { failed, succeeded, type Result } from '#src/lib/result.ts';

import type { AppError } from './app-error.ts';

/** An answer and when the server gave it: a copy from the device's cache keeps the time of the original. */
export interface Answered<T> {
  readonly value: T;
  /** ISO time. */
  readonly asOf: string;
  /** The server's sentence for the shopper, in English (contract/messages), or 'Success'; not of a copy from the device. */
  readonly message?: string;
}

/** What the store says of a call. An error is anything but a yes of the call's own kind. */
export async function readEnvelope<Input, Answer>(
  call: Call<Input, Answer>,
  response: Response,
): Promise<Result<Answered<Answer>, AppError>> {
  const body = await bodyOf(response);
  const envelope = envelopeOf(body);
  // A proxy's error, a captive portal's page: the store was not reached, whatever the status says.
  if (!envelope) return failed({ kind: 'offline' });
  if (response.status === 401) return failed({ kind: 'signed-out' });
  if (response.status >= 500) return failed({ kind: 'server', status: response.status });
  if (!response.ok || !isSuccess(call, body)) {
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
  const asOf = new Date(date ?? Date.now()).toISOString();
  return succeeded({ value: answer.value, asOf, message: envelope.message });
}

/** Undefined where it is not JSON. */
async function bodyOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

/** Null for anything that is not the store's. Of a call that answers `true` itself, as if it had said so in an envelope. */
function envelopeOf(body: unknown): Envelope | null {
  if (body === true) return { status: 1, message: 'Success', data: true };
  return typeof body === 'object' && body !== null && 'status' in body ? (body as Envelope) : null;
}
