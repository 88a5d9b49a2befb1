import { sessionUser } from '#src/state/session.ts';

import type { TypedEgift } from './typed-egift.ts';

interface Left {
  /** Null for a guest. */
  readonly whose: number | null;
  readonly stockCode: string;
  readonly typed: TypedEgift;
}

/** In memory alone: it is somebody's name, e-mail and a message to them. */
let left: Left | null = null;

/** Keeps what is typed into the form of an e-gift, so that it is there again where the form was closed by mistake, or on the way back from its payment. */
export function leaveEgift(stockCode: string, typed: TypedEgift): void {
  left = { whose: whoNow(), stockCode, typed };
}

/** Once it is paid. */
export function forgetEgift(): void {
  left = null;
}

/** What this shopper last left in the form of this e-gift; nothing of anybody else's. */
export function leftEgift(stockCode: string): TypedEgift | undefined {
  return left?.stockCode === stockCode && left.whose === whoNow() ? left.typed : undefined;
}

function whoNow(): number | null {
  return sessionUser()?.id ?? null;
}
