/** Errors as the envelope that shoppers' devices read: a sentence, a code, the field; never a stack. */
import type { Envelope } from '#contract/call.ts';

import { Busy } from './busy.ts';
import { isDatabaseAway } from './database-away.ts';
import { Refusal } from './refusal.ts';

export interface ErrorAnswer {
  status: number;
  /** Seconds after which the same request is worth sending again: the header Retry-After. */
  retryAfter?: number;
  envelope: Envelope & { requestId?: string };
  /** True where somebody should look at it: the log keeps the error itself. */
  isOurs: boolean;
}

/** What Fastify refuses before a handler runs, by its code. */
const FRAMEWORK: Readonly<Record<string, readonly [number, string, string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'too_large', 'The request is too large'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'media_type', 'The request must be application/json'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'invalid', 'The request must have a JSON body'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'invalid', 'The request is not valid JSON'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'invalid', 'The request is shorter or longer than it says'],
  FST_ERR_BAD_URL: [400, 'invalid', 'The address is not valid'],
};

const BUSY = 'The shop is busy. Please try again in a moment.';
const RETRY_SECONDS = 2;

export function refusalEnvelope(refusal: Refusal): Envelope {
  return {
    status: 0,
    message: refusal.message,
    code: refusal.code,
    ...(refusal.field !== undefined && { field: refusal.field }),
  };
}

export function errorAnswer(error: unknown, requestId: string): ErrorAnswer {
  if (error instanceof Refusal) {
    const { status, retryAfter } = error;
    return { status, ...(retryAfter !== undefined && { retryAfter }), envelope: refusalEnvelope(error), isOurs: false };
  }
  const { code, statusCode } = (error ?? {}) as { code?: unknown; statusCode?: unknown };
  const known = typeof code === 'string' ? FRAMEWORK[code] : undefined;
  if (known) return { status: known[0], envelope: { status: 0, message: known[2], code: known[1] }, isOurs: false };
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) {
    return {
      status: statusCode,
      envelope: { status: 0, message: 'The request is not valid', code: 'invalid' },
      isOurs: false,
    };
  }
  if (error instanceof Busy || isDatabaseAway(error)) {
    const envelope = { status: 0, message: BUSY, code: 'busy', requestId } as const;
    return { status: 503, retryAfter: RETRY_SECONDS, envelope, isOurs: true };
  }
  return {
    status: 500,
    envelope: { status: 0, message: 'Something went wrong. Please try again.', code: 'server', requestId },
    isOurs: true,
  };
}
