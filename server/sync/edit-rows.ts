/** Reads a shopper's rows and applies what is made of them, in one transaction that holds their lock: nothing comes between. */
import { refusalMessages } from '#contract/messages/sync.ts';
import type { RefusalCode } from '#contract/rules/mutation.ts';
import type { Database, Queryable } from '#server/kit/database.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { shopperTurns } from '#server/kit/shopper-turns.ts';

import { applyWithin, type EditAs } from './apply-as.ts';
import { LiveRows } from './live-rows.ts';
import { readRows } from './postgres-rows.ts';
import { PostgresStore } from './postgres-store.ts';

const STATUS: Partial<Record<RefusalCode, number>> = {
  list_gone: 404,
  no_such_product: 404,
  list_changed: 409,
  no_box: 409,
  box_full: 409,
  box_taken: 409,
};

/** What a call does: the one edit (none where there is nothing to do) and its answer. */
export interface Deed<Answer> {
  readonly edit: EditAs | null;
  readonly answer: Answer;
}

export interface EditContext {
  readonly db: Database;
  readonly userId: number;
  readonly now: Date;
  /** Keys and prefixes, as of a mutation. */
  readonly needs: readonly string[];
  /** The wire name of the field that a refusal is about. */
  readonly field: string;
}

/** The live rows of these keys and prefixes. */
export async function liveRows(db: Queryable, userId: number, needs: readonly string[]): Promise<LiveRows> {
  return new LiveRows(await readRows(db, userId, needs));
}

/** @throws Refusal with the sentence of contract/messages/sync.ts; nothing is changed then, but the log says that it was refused */
export async function editRows<Answer>(
  { db, userId, now, needs, field }: EditContext,
  decide: (rows: LiveRows) => Deed<Answer>,
): Promise<Answer> {
  const { deed, refused } = await shopperTurns(db).inTurn(userId, () =>
    db.transaction(async (tx) => {
      await new PostgresStore(tx, userId, now).lock();
      const decided = decide(await liveRows(tx, userId, needs));
      const [applied] = decided.edit ? await applyWithin(tx, userId, [decided.edit], now) : [];
      return { deed: decided, refused: applied && !applied.ok ? (applied.code ?? 'internal') : null };
    }),
  );
  if (refused !== null) throw refusalFor(refused, field);
  return deed.answer;
}

function refusalFor(code: RefusalCode, field: string): Refusal {
  return new Refusal(code, refusalMessages[code][0], STATUS[code] ?? 422, field);
}
