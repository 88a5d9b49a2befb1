/** A 'no' that the shopper may read: thrown by handlers, answered as an envelope. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  /** A machine's word, such as 'not_found'. */
  readonly code: string;
  /** The HTTP status, 400 to 499. */
  readonly status: number;
  /** The wire name of the field that it is about. */
  readonly field: string | undefined;
  /** Of a 429 or 503: after how many seconds another try has a chance. */
  readonly retryAfter: number | undefined;

  /** `message` is a sentence for the shopper, from the specification where it gives one. */
  constructor(code: string, message: string, status: number, field?: string, retryAfter?: number) {
    super(message);
    this.code = code;
    this.status = status;
    this.field = field;
    this.retryAfter = retryAfter;
  }
}

export function notFound(message = 'Not found'): Refusal {
  return new Refusal('not_found', message, 404);
}
