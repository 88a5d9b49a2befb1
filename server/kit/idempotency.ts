/**
 * A request that must count once, however often its device sends it (money.md section 3, Keys; security.md row 28). The device makes
 * the key with the attempt and keeps it before it sends; the row is written before the work begins, and holds the answer after it.
 *
 * The row only tells one request from another: it is written outside the work's transaction, and a process can end between the two.
 * What makes the work count once is its own document, which a retry looks up first.
 */
import { and, eq, isNull } from 'drizzle-orm';

import type { Deps } from './deps.ts';
import { bodyHashOf, holdKey } from './idempotency-key.ts';
import { idempotentRequest } from './idempotency-table.ts';
import { answerOfRefusal, ASK_STATUS, readStored, type KeptOutcome } from './kept-outcome.ts';
import { Refusal } from './refusal.ts';

export interface KeyedRequest {
  readonly userId: number;
  /** What the header Idempotency-Key says; null where it was not sent: the work then simply runs. */
  readonly key: string | null;
  /** The call's name. */
  readonly call: string;
  /** As on the wire, written by a codec: one meaning has one JSON. */
  readonly body: unknown;
}

export interface OnceAnswer extends KeptOutcome {
  /**
   * False: this answer goes to this request alone, because a second reader could do harm with it (the challenge of a payment). Who
   * repeats the request is refused with 409 `ask_status`, and asks what became of the document.
   */
  readonly isKept?: boolean;
}

/** `isRetry`: an earlier request was at work on this and never said how it ended; the work looks up what became of it. */
export type OnceWork = (how: { readonly isRetry: boolean }) => Promise<OnceAnswer>;

/** After so long a request that is at work is given up, and the next one takes its row over. The work takes less than that. */
const AT_WORK_MS = 60_000;

type OnceDeps = Pick<Deps, 'db' | 'clock' | 'log'>;

/**
 * Runs the work, or answers what it came to before. A Refusal that the work throws is its answer too, but for 409, 429 and 503: these
 * free the key, so that the same request may be sent again. Anything else that it throws leaves the row at work, because nobody knows what
 * was done: a retry after a minute finds out.
 *
 * @throws Refusal 400 `invalid`: the key has not its form
 * @throws Refusal 422 `key_reused`: the key was sent with another body, or to another call
 * @throws Refusal 409 `at_work`, with Retry-After of at most 60 s
 * @throws Refusal 409 `ask_status`: it was answered, and the answer is not repeated
 * @throws what the work throws, a Refusal also where it was thrown to an earlier request
 */
export async function once(deps: OnceDeps, request: KeyedRequest, work: OnceWork): Promise<OnceAnswer> {
  const { key } = request;
  if (key === null) return work({ isRetry: false });
  holdKey(key);
  const turn = await takeRow(deps, { ...request, key });
  if ('stored' in turn) return readStored(turn.stored);
  try {
    const answer = await work({ isRetry: turn.isRetry });
    const { status, body, isKept = true } = answer;
    await settle(deps, turn.row, isKept ? { status, body } : ASK_STATUS);
    return answer;
  } catch (error) {
    if (error instanceof Refusal) await settle(deps, turn.row, answerOfRefusal(error));
    throw error;
  }
}

interface Row {
  readonly userId: number;
  readonly key: string;
  /** Whose work it is: a row that somebody took over has another time. */
  readonly takenAt: Date;
}

type Turn = { readonly stored: KeptOutcome } | { readonly row: Row; readonly isRetry: boolean };

/** @throws Refusal */
async function takeRow({ db, clock }: OnceDeps, request: KeyedRequest & { key: string }): Promise<Turn> {
  const { userId, key, call } = request;
  const bodyHash = bodyHashOf(request.body);
  for (;;) {
    const row = { userId, key, takenAt: clock.now() };
    const made = await db.orm
      .insert(idempotentRequest)
      .values({ ...row, call, bodyHash })
      .onConflictDoNothing()
      .returning({ key: idempotentRequest.key });
    if (made.length > 0) return { row, isRetry: false };
    const [found] = await db.orm
      .select()
      .from(idempotentRequest)
      .where(and(eq(idempotentRequest.userId, userId), eq(idempotentRequest.key, key)));
    // Freed, or swept, since the insert.
    if (!found) continue;
    if (found.call !== call || !found.bodyHash.equals(bodyHash)) {
      throw new Refusal('key_reused', 'This request was sent with the key of another one', 422);
    }
    if (found.answer !== null) return { stored: found.answer };
    const left = found.takenAt.getTime() + AT_WORK_MS - row.takenAt.getTime();
    if (left > 0) {
      const seconds = Math.min(Math.ceil(left / 1000), AT_WORK_MS / 1000);
      throw new Refusal('at_work', 'This request is being worked on already', 409, undefined, seconds);
    }
    // Of several that come after the minute, one finds the row as it was read; the others look again.
    const taken = await db.orm
      .update(idempotentRequest)
      .set({ takenAt: row.takenAt })
      .where(isAtWork({ userId, key, takenAt: found.takenAt }))
      .returning({ key: idempotentRequest.key });
    if (taken.length > 0) return { row, isRetry: true };
  }
}

/**
 * Writes the answer down; null frees the key. Nothing where somebody took the row over meanwhile. What the work did is done: where the
 * database does not take the answer, this request is answered all the same, and a retry finds the row at work.
 */
async function settle({ db, log }: OnceDeps, row: Row, answer: KeptOutcome | null): Promise<void> {
  try {
    if (answer === null) await db.orm.delete(idempotentRequest).where(isAtWork(row));
    else await db.orm.update(idempotentRequest).set({ answer }).where(isAtWork(row));
  } catch (error) {
    log.error({ err: error, userId: row.userId }, 'the answer of a request that counts once was not written down');
  }
}

function isAtWork({ userId, key, takenAt }: Row) {
  return and(
    eq(idempotentRequest.userId, userId),
    eq(idempotentRequest.key, key),
    eq(idempotentRequest.takenAt, takenAt),
    isNull(idempotentRequest.answer),
  );
}
