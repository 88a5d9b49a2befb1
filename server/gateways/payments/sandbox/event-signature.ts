/**
 * How the sandbox proves an event: HMAC-SHA256 with the shared secret over `time.body`, in the header `x-sandbox-signature` as
 * `t=<milliseconds>,v1=<hex>` (security.md row 30).
 */
import { createHmac, timingSafeEqual } from 'node:crypto';

export const SIGNATURE_HEADER = 'x-sandbox-signature';

/** How old, or how far ahead, an event's time may be. Milliseconds. */
const TOLERANCE = 5 * 60_000;

export function signEvent(secret: string, body: Buffer, at: Date): string {
  return `t=${at.getTime()},v1=${macOf(secret, body, String(at.getTime())).toString('hex')}`;
}

export function isSignedEvent(secret: string, body: Buffer, signature: unknown, now: Date): boolean {
  const [, time, mac] = /^t=(\d{1,15}),v1=([0-9a-f]{64})$/.exec(typeof signature === 'string' ? signature : '') ?? [];
  if (time === undefined || mac === undefined) return false;
  const isRight = timingSafeEqual(Buffer.from(mac, 'hex'), macOf(secret, body, time));
  return isRight && Math.abs(now.getTime() - Number(time)) <= TOLERANCE;
}

function macOf(secret: string, body: Buffer, time: string): Buffer {
  return createHmac('sha256', secret).update(`${time}.`).update(body).digest();
}
