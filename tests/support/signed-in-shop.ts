/** The demo shop with shoppers who are signed in, for tests of calls. */
import type { Call } from '#contract/call.ts';
import type { ItemRow } from '#server/catalogue/rows.ts';
import type { Database } from '#server/kit/database.ts';

import { createDemoDatabase } from './demo-database.ts';
import { createTestApp } from './test-app.ts';
import { createTestUser, send } from './test-user.ts';

export interface Answer {
  code: number;
  body: { status: number; message: string; code?: string; field?: string; data: Record<string, unknown> };
}

export interface SignedIn {
  readonly id: number;
  /** Sends a call as this shopper; `input` is as on the wire. */
  ask(call: Call<unknown, unknown>, input?: Record<string, unknown>): Promise<Answer>;
}

export interface SignedInShop {
  readonly db: Database;
  /** Plain things that can be bought now, of one unit each. */
  readonly goods: readonly ItemRow[];
  readonly soldOut: ItemRow;
  /** Gift boxes that can be bought now. */
  readonly boxes: readonly ItemRow[];
  /** What may lie in one, can be bought now and is sold by one. */
  readonly gifts: readonly ItemRow[];
  shopper(): Promise<SignedIn>;
}

export async function openSignedInShop(): Promise<SignedInShop> {
  const { db, rows } = await createDemoDatabase();
  const { app } = await createTestApp(db);
  const isPlain = (row: ItemRow): boolean =>
    row.isActive && !row.isComingSoon && row.choice === null && row.giftRole === null && !row.isEGift && row.price > 0;
  const isThere = (row: ItemRow): boolean => row.isActive && !row.isComingSoon && !row.isOutOfStock && row.price > 0;
  const plain = rows.items.filter(isPlain);
  return {
    db,
    goods: plain.filter((row) => !row.isOutOfStock && row.minimumOrder === 1),
    boxes: rows.items.filter((row) => isThere(row) && row.giftRole === 'container'),
    gifts: rows.items.filter((row) => isThere(row) && row.giftRole === 'movable' && row.minimumOrder === 1),
    soldOut: plain.find((row) => row.isOutOfStock) as ItemRow,
    shopper: async () => {
      const made = await createTestUser(db, { email: `s${Math.random()}@example.ae`, passwordHash: null });
      const cookie = await made.signIn();
      return {
        id: made.user.id,
        ask: async (call, input = {}) => {
          const answer = await send(app, call, input, cookie);
          return { code: answer.statusCode, body: answer.json() };
        },
      };
    },
  };
}
