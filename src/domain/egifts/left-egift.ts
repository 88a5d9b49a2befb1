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

/** Keeps what is typed into the form of an e-gift, so that it is there again where the form was closed by mistake; `null` once it is on its way to be paid. */
export function leaveEgift(stockCode: string, typed: TypedEgift | null): void {
  left = typed && { whose: whoNow(), stockCode, typed };
}

/** What this shopper last left in the form of this e-gift; nothing of anybody else's. */
export function leftEgift(stockCode: string): TypedEgift | undefined {
  return left?.stockCode === stockCode && left.whose === whoNow() ? left.typed : undefined;
}

function whoNow(): number | null {
  return sessionUser()?.id ?? null;
}
