import { createHash } from 'node:crypto';

import { IDEMPOTENCY_HEADER } from '#contract/call.ts';

import { Refusal } from './refusal.ts';

/** @throws Refusal 400 where the key has not its form */
export function holdKey(key: string): void {
  if (/^[\w-]{8,80}$/.test(key)) return;
  const sentence = 'An Idempotency-Key has 8 to 80 letters, digits, _ and -';
  throw new Refusal('invalid', sentence, 400, IDEMPOTENCY_HEADER);
}

/** SHA-256 of the body's JSON. */
export function bodyHashOf(body: unknown): Buffer {
  return createHash('sha256')
    .update(JSON.stringify(body) ?? '')
    .digest();
}
