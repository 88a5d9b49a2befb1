import { APP_MARK } from '#contract/app-version.ts';
import { attempt, SHOPPER_HEADER } from '#contract/call.ts';
import { CHAT_PICTURE, chatPicture } from '#contract/chat.ts';
import { LENIENT } from '#contract/wire.ts';
import { failed, succeeded, type Result } from '#src/lib/result.ts';

import type { AppError } from './app-error.ts';

/** So long the shop waits for the whole of it. */
const TIMEOUT_MS = 30_000;

/** Sends a picture for the live chat, as a form of several parts (storefront.md section 7); answers where it lies. It never throws. */
export async function sendPicture(picture: Blob, shopper: number): Promise<Result<string, AppError>> {
  const body = new FormData();
  body.append(CHAT_PICTURE.field, picture);
  try {
    const response = await fetch(CHAT_PICTURE.path, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'x-zad-client': APP_MARK, [SHOPPER_HEADER]: String(shopper) },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status === 401) return failed({ kind: 'signed-out' });
    return read(await response.json(), response.status);
  } catch {
    return failed({ kind: 'offline' });
  }
}

function read(answer: unknown, status: number): Result<string, AppError> {
  const { data, message, code } = (answer ?? {}) as { data?: unknown; message?: unknown; code?: unknown };
  const decoded = attempt(() => chatPicture.decode(data, 'data', LENIENT));
  const [link] = decoded.ok ? decoded.value.links : [];
  if (link !== undefined) return succeeded(link);
  if (typeof message === 'string' && typeof code === 'string') return failed({ kind: 'refused', code, message });
  return failed({ kind: 'server', status });
}
