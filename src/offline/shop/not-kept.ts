import type { EditOutcome } from './shop-door.ts';

/** What the shopper is told where the device did not keep something. */
export function notKept(error: unknown): Exclude<EditOutcome, { ok: true }> {
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
  return { ok: false, why: isFull ? 'full' : 'broken' };
}
