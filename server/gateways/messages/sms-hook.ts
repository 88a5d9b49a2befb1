import type { Message } from './message.ts';

const TIMEOUT_MS = 10_000;

/** Posts `{to, body}` as JSON to a provider's web hook. Its address comes from the settings alone (security.md row 36). */
export function sendByHook(url: string) {
  return async ({ to, body }: Omit<Message, 'subject'>): Promise<void> => {
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ to, body }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) throw new Error(`the SMS gateway answered ${answer.status}`);
  };
}
