import { SHOPPER_HEADER } from '#contract/call.ts';
import { failed, succeeded, type Result } from '#src/lib/result.ts';

import type { AppError } from './app-error.ts';

/** Making one takes the server longer than an answer. */
const TIMEOUT_MS = 30_000;

interface Wanted {
  /** Whose it is, by id: the server refuses another's session. */
  readonly shopper: number;
  /** What comes as anything else is not the file. */
  readonly type: string;
}

/** A file of the shopper's own, such as the PDF of an invoice. It never throws. */
export async function readFile(path: string, { shopper, type }: Wanted): Promise<Result<ArrayBuffer, AppError>> {
  try {
    const response = await fetch(path, {
      credentials: 'same-origin',
      headers: { [SHOPPER_HEADER]: String(shopper) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status === 401) return failed({ kind: 'signed-out' });
    const isFile = response.ok && response.headers.get('content-type')?.startsWith(type) === true;
    return isFile ? succeeded(await response.arrayBuffer()) : failed({ kind: 'server', status: response.status });
  } catch {
    return failed({ kind: 'offline' });
  }
}
