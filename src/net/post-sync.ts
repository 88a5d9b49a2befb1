import { APP_MARK } from '#contract/app-version.ts';
import { API_BASE, decodeAnswer, SHOPPER_HEADER } from '#contract/call.ts';
import { synchronise, type SyncAnswer, type SyncInput } from '#contract/sync.ts';

/** What came of an exchange (docs/decisions, offline edits: outcomes). */
export type SyncOutcome =
  | { readonly kind: 'answer'; readonly answer: SyncAnswer }
  /** No network, a server in trouble, a captive portal's page: nothing is known, all is kept. */
  | { readonly kind: 'later'; readonly retryAfterMs: number; readonly isReached: boolean }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'too-large' }
  /** The server cannot read the request, and says so itself: it is of another time than this app. All is kept. */
  | { readonly kind: 'unreadable' }
  /** The server no longer speaks with this app. */
  | { readonly kind: 'too-old' };

const TIMEOUT_MS = 30_000;
/** Below this, packing costs more than it saves. */
const PACK_FROM = 4096;

/** Sends one exchange. Never throws; used by pages and by the service worker. */
export async function postSync(input: SyncInput, signal?: AbortSignal): Promise<SyncOutcome> {
  try {
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    const { body, headers } = await packed(JSON.stringify(synchronise.input.encode(input)));
    const response = await fetch(`${API_BASE}${synchronise.path}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: {
        'content-type': 'application/json',
        'x-zad-client': APP_MARK,
        [SHOPPER_HEADER]: String(input.userId),
        ...headers,
      },
      body,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    return await outcomeOf(response);
  } catch {
    return { kind: 'later', retryAfterMs: 0, isReached: false };
  }
}

async function packed(json: string): Promise<{ body: BodyInit; headers: Record<string, string> }> {
  if (json.length < PACK_FROM || typeof CompressionStream === 'undefined') return { body: json, headers: {} };
  const stream = new Blob([json]).stream().pipeThrough(new CompressionStream('gzip'));
  return { body: await new Response(stream).arrayBuffer(), headers: { 'content-encoding': 'gzip' } };
}

async function outcomeOf(response: Response): Promise<SyncOutcome> {
  // A captive portal's 401 says nothing about the session.
  if (response.status === 401) {
    return (await isFromStore(response))
      ? { kind: 'signed-out' }
      : { kind: 'later', retryAfterMs: 0, isReached: false };
  }
  if (response.status === 413) return { kind: 'too-large' };
  if (response.status === 426) return { kind: 'too-old' };
  if (response.status === 400 && (await isFromStore(response))) return { kind: 'unreadable' };
  const retryAfterMs = waitOf(response.headers.get('retry-after'));
  if (!response.ok) return { kind: 'later', retryAfterMs, isReached: response.status < 500 };
  const answer = await answerOf(response);
  return answer ? { kind: 'answer', answer } : { kind: 'later', retryAfterMs, isReached: false };
}

async function isFromStore(response: Response): Promise<boolean> {
  const body: unknown = await response.json().catch(() => null);
  return typeof body === 'object' && body !== null && 'status' in body;
}

/** Null for anything that is not the store's: a captive portal answers 200 too. */
async function answerOf(response: Response): Promise<SyncAnswer | null> {
  try {
    const body = (await response.json()) as { status?: unknown; data?: unknown } | null;
    const answer = body?.status === 1 ? decodeAnswer(synchronise, body.data) : null;
    return answer?.ok ? answer.value : null;
  } catch {
    return null;
  }
}

/** Seconds or a date, in milliseconds from now; at most an hour. */
function waitOf(header: string | null): number {
  if (header === null) return 0;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), 3600_000) : 0;
}
