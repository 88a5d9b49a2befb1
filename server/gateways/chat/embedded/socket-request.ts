/** A request of the SDK. The body's fields as it names them: `p` path, `d` data, `h` hash, `q` query, `t` tag. */
export interface RequestBody {
  readonly p?: unknown;
  readonly d?: unknown;
  readonly h?: unknown;
  readonly q?: unknown;
  readonly t?: unknown;
  readonly cred?: unknown;
}

export interface SocketRequest {
  /** Its number, which the answer repeats. */
  readonly r?: unknown;
  /** What is asked for, by a letter or a word. */
  readonly a?: unknown;
  readonly b?: RequestBody;
}
