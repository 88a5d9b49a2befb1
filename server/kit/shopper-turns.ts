/**
 * What one shopper may have under way in this process, so that their flood does not take the connections of everyone else
 * (security-findings H3). Held in memory: each replica counts for itself.
 */
import type { Database } from './database.ts';
import { Refusal } from './refusal.ts';
import { Slots } from './slots.ts';

export interface ShopperTurns {
  /**
   * Waits for the one before it: a page that is loaded again asks while the answer to its last question is still being made.
   * @throws Refusal 429 with Retry-After 1 where another one waits already
   */
  next<T>(userId: number, work: () => Promise<T>): Promise<T>;
  /** Waits for all before it. @throws Busy where too many wait or it takes too long */
  inTurn<T>(userId: number, work: () => Promise<T>): Promise<T>;
}

/** Waiting costs no connection: twenty quick taps on "+" are twenty. */
const LINE = { atOnce: 1, waiting: 30, patience: 5000 };

const open = new WeakMap<Database, ShopperTurns>();

/** One for each database, so that every call that changes a shopper's rows is in the same line. */
export function shopperTurns(db: Database): ShopperTurns {
  const turns = open.get(db) ?? openTurns();
  open.set(db, turns);
  return turns;
}

function openTurns(): ShopperTurns {
  const lines = new Map<number, { slots: Slots; users: number }>();
  const inTurn = async <T>(userId: number, work: () => Promise<T>): Promise<T> => {
    const line = lines.get(userId) ?? { slots: new Slots(LINE), users: 0 };
    lines.set(userId, line);
    line.users += 1;
    try {
      return await line.slots.run(work);
    } finally {
      line.users -= 1;
      if (line.users === 0) lines.delete(userId);
    }
  };
  return {
    inTurn,
    next: async (userId, work) => {
      if ((lines.get(userId)?.users ?? 0) > 1)
        throw new Refusal('busy', 'One moment please, and try again.', 429, undefined, 1);
      return inTurn(userId, work);
    },
  };
}
