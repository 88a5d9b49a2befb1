/** Errors are values: what can fail says so in its type. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

export function succeeded<T>(value: T): Result<T, never> {
  return { ok: true, value };
}

export function failed<E>(error: E): Result<never, E> {
  return { ok: false, error };
}
