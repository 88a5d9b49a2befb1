/** N-Genius's web hook: proved by a header whose name and value were set in its portal; sent once, and only a hint to ask. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

import { nullable, text } from '#contract/wire-types.ts';
import { record } from '#contract/wire.ts';
import type { NgeniusPlace } from '#server/kit/ngenius-settings.ts';

import { readOrNull } from './read-or-null.ts';

export interface NgeniusEvent {
  readonly id: string;
  readonly ref: string;
  /** Theirs; null where it is in no form of theirs. */
  readonly orderReference: string | null;
}

const eventBody = record({
  id: ['eventId', nullable(text(100))],
  outlet: ['outletId', nullable(text(100))],
  order: [
    'order',
    record({ ref: ['merchantOrderReference', text(100)], orderReference: ['reference', nullable(text(100))] }),
  ],
});

/** Null where it is not proved, or nothing that concerns the shop. */
export function readNgeniusEvent(
  { hookHeader, hookSecret, outlet }: Pick<NgeniusPlace, 'hookHeader' | 'hookSecret' | 'outlet'>,
  raw: Buffer,
  headers: IncomingHttpHeaders,
): NgeniusEvent | null {
  const sent = headers[hookHeader.toLowerCase()];
  if (typeof sent !== 'string' || !timingSafeEqual(digest(sent), digest(hookSecret))) return null;
  const event = readOrNull(eventBody, jsonOf(raw));
  if (!event || (event.outlet !== null && event.outlet !== outlet)) return null;
  const { ref, orderReference } = event.order;
  return {
    id: event.id ?? digest(raw).toString('hex'),
    ref,
    orderReference: orderReference !== null && /^[\w-]+$/.test(orderReference) ? orderReference : null,
  };
}

/** Of equal length, whatever is compared. */
function digest(value: string | Buffer): Buffer {
  return createHash('sha256').update(value).digest();
}

function jsonOf(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString());
  } catch {
    return null;
  }
}
