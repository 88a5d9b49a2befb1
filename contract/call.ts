/** A call of the store's API, written once and used by the server (serve), the app (net) and the OpenAPI document. */
import { isStatusOne, type SuccessRule } from './success.ts';
import { LENIENT, WireError, type Codec } from './wire.ts';

export interface Call<Input, Answer> {
  /** noun.verb, unique. */
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** Below API_BASE, matched whatever its case (decisions.md 1). */
  readonly path: string;
  readonly input: Codec<Input>;
  readonly answer: Codec<Answer>;
  /** Who may call: anyone, or a signed-in user. One place enforces it. */
  readonly auth: 'guest' | 'user';
  /** `cache`: public, kept by the service worker; `queue`: written on the device and synced; `online`: needs the network. */
  readonly offline: 'queue' | 'cache' | 'online';
  /** True where the specification does not show the path (decisions.md 1). */
  readonly invented?: boolean;
  /** When a body counts as success; left out: status 1. */
  readonly succeedsWhen?: SuccessRule;
  /** True where it must reach the server though the page is closed at once: at most 64 kB. */
  readonly outlivesPage?: true;
  /** One line for the OpenAPI document. */
  readonly summary: string;
}

export const API_BASE = '/ecomapi';

/**
 * Names the shopper whose screen a private call was made on, by id. The server refuses a session of somebody else with 401, code
 * `other_user`. A client that does not send it is answered by its session alone.
 */
export const SHOPPER_HEADER = 'x-zad-user';

/**
 * Names one attempt at something that moves money: made and kept by the device before it sends, sent again with each try
 * (money.md section 3, Keys). 8 to 80 letters, digits, _ and -.
 */
export const IDEMPOTENCY_HEADER = 'idempotency-key';

export function defineCall<Input, Answer>(call: Call<Input, Answer>): Call<Input, Answer> {
  return call;
}

/** The envelope every answer travels in: status 1 with 'Success' or a sentence for the shopper, or 0 with the sentence of a refusal. */
export interface Envelope {
  status: number;
  message: string;
  data?: unknown;
  /** The wire name of the field that a 400 is about. */
  field?: string;
  /** A machine's word for the refusal, such as 'not_found'. */
  code?: string;
}

/** `message`: a sentence for the shopper, in English, from contract/messages. */
export function succeed<Answer>(call: Call<unknown, Answer>, answer: Answer, message = 'Success'): Envelope {
  const envelope = { status: 1, message, data: call.answer.encode(answer) };
  if (!isSuccess(call, envelope)) throw new Error(`${call.name} does not count as done with the message ${message}`);
  return envelope;
}

/** Whether the body of a 200 says that the call was done, by the call's own rule. */
export function isSuccess(call: Call<unknown, unknown>, body: unknown): boolean {
  return (call.succeedsWhen ?? isStatusOne)(body);
}

export type Outcome<T> = { ok: true; value: T } | { ok: false; error: WireError };

/** Runs a decoder, turning its WireError into a value. */
export function attempt<T>(decode: () => T): Outcome<T> {
  try {
    return { ok: true, value: decode() };
  } catch (error) {
    if (error instanceof WireError) return { ok: false, error };
    throw error;
  }
}

/** Reads a request: strict, and out of text for a GET's query. */
export function decodeInput<Input>(call: Call<Input, unknown>, value: unknown): Outcome<Input> {
  return attempt(() => call.input.decode(value, '', { strict: true, fromText: call.method === 'GET' }));
}

/** Reads the `data` of an answer; fields we do not know are passed over. */
export function decodeAnswer<Answer>(call: Call<unknown, Answer>, data: unknown): Outcome<Answer> {
  return attempt(() => call.answer.decode(data, 'data', LENIENT));
}

/** The query string of a GET, keys in table order, so that one question has one URL and one cache entry. */
export function queryOf<Input>(call: Call<Input, unknown>, input: Input): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(call.input.encode(input) as Record<string, unknown>)) {
    for (const one of Array.isArray(value) ? value : [value]) query.append(name, String(one));
  }
  const written = query.toString();
  return written === '' ? '' : `?${written}`;
}
