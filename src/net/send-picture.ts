import { APP_MARK } from '#contract/app-version.ts';
import { API_BASE, SHOPPER_HEADER } from '#contract/call.ts';
import { CHAT_PICTURE, sendChatPicture } from '#contract/chat.ts';
import { failed, succeeded, type Result } from '#src/lib/result.ts';

import type { AppError } from './app-error.ts';
import { readEnvelope } from './read-envelope.ts';

/** So long the shop waits for the whole of it. */
const TIMEOUT_MS = 30_000;

/** Sends a picture for the live chat, as a form of several parts (storefront.md section 7); answers where it lies. It never throws. */
export async function sendPicture(picture: Blob, shopper: number): Promise<Result<string, AppError>> {
  const body = new FormData();
  body.append(CHAT_PICTURE.field, picture);
  try {
    const response = await fetch(`${API_BASE}${sendChatPicture.path}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'x-zad-client': APP_MARK, [SHOPPER_HEADER]: String(shopper) },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer = await readEnvelope(sendChatPicture, response);
    if (!answer.ok) return answer;
    const [link] = answer.value.value.links;
    if (link === undefined) return failed({ kind: 'invalid', call: sendChatPicture.name, path: 'imgLink' });
    return succeeded(link);
  } catch {
    return failed({ kind: 'offline' });
  }
}
