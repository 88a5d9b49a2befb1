/**
 * The key of what was asked of an order and moves money, kept with the question before it is sent (money.md section 3, Keys): the same
 * question, asked again because no answer came, is one request to the shop. By shopper, in localStorage; dropped once the answer is
 * known, and at sign-out.
 */
import { deviceUser } from './session.ts';

const KEYS = 'zad.act.';

const nameOf = (act: string): string => `${KEYS}${deviceUser()?.id ?? 0}.${act}`;

/** `act`: such as `cancel.1001`; `question`: what is sent. Another question has another key. */
export function keyOfAct(act: string, question: object): string {
  const asked = JSON.stringify(question);
  const kept = localStorage.getItem(nameOf(act));
  if (kept?.endsWith(` ${asked}`)) return kept.slice(0, -asked.length - 1);
  const key = crypto.randomUUID();
  try {
    localStorage.setItem(nameOf(act), `${key} ${asked}`);
  } catch {
    // No room: the shop still does each of these once, because the order has moved on.
  }
  return key;
}

export function forgetActKey(act: string): void {
  localStorage.removeItem(nameOf(act));
}
