/**
 * Gathers the cards that are asked for in one moment into as few calls as there can be: a cart of 40 lines is one question, and
 * a line that is added to it is a question about one product.
 */
import type { QueryClient } from '@tanstack/react-query';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { CARDS_MAX, readCards } from '#contract/catalogue.ts';
import type { AppError } from '#src/net/app-error.ts';
import { sendCall } from '#src/net/read-query.ts';
import { noteCards, ownCard } from '#src/offline/own-cards.ts';
import type { SeenCard } from '#src/offline/seen-cards.ts';

export interface AskedCard {
  /** Null: the shop has no such product. */
  readonly card: ProductCard | null;
  /** ISO time at which the server gave it, and its price. */
  readonly asOf: string;
  /** False for what the device had seen before: it is asked for again as soon as there is a signal. */
  readonly isFresh: boolean;
}

interface Asker {
  resolve: (asked: AskedCard) => void;
  reject: (error: AppError) => void;
}

const pending = new WeakMap<QueryClient, Map<string, Asker[]>>();

/** Rejects with the AppError where neither the shop nor the device has the card: a query's own way to fail. */
export function askCard(client: QueryClient, stockCode: string): Promise<AskedCard> {
  return new Promise((resolve, reject) => {
    let waiting = pending.get(client);
    if (!waiting) {
      waiting = new Map();
      pending.set(client, waiting);
      setTimeout(() => void askAll(client));
    }
    waiting.set(stockCode, [...(waiting.get(stockCode) ?? []), { resolve, reject }]);
  });
}

async function askAll(client: QueryClient): Promise<void> {
  const waiting = pending.get(client) ?? new Map<string, Asker[]>();
  pending.delete(client);
  const codes = [...waiting.keys()].sort();
  const chunks = Array.from({ length: Math.ceil(codes.length / CARDS_MAX) }, (_, at) =>
    codes.slice(at * CARDS_MAX, (at + 1) * CARDS_MAX),
  );
  await Promise.all(chunks.map((stockCodes) => askChunk(client, stockCodes, waiting)));
}

async function askChunk(client: QueryClient, stockCodes: string[], waiting: Map<string, Asker[]>): Promise<void> {
  const answer = await sendCall(client, readCards, { stockCodes });
  if (answer.ok) {
    const { value, asOf } = answer.value;
    noteCards(value.products.map((card) => ({ card, asOf })));
    const cards = new Map(value.products.map((card) => [card.stockCode, card]));
    for (const code of stockCodes) settle(waiting, code, { card: cards.get(code) ?? null, asOf, isFresh: true });
    return;
  }
  const seen = await seenOnDevice();
  noteCards(stockCodes.flatMap((code) => seen.get(code) ?? []));
  for (const code of stockCodes) {
    const known = newer(seen.get(code), ownCard(code));
    if (known) settle(waiting, code, { ...known, isFresh: false });
    else for (const { reject } of waiting.get(code) ?? []) reject(answer.error);
  }
}

/** Empty where the device cannot read what it has seen, such as without the code for it: who asked is answered all the same. */
async function seenOnDevice(): Promise<ReadonlyMap<string, SeenCard>> {
  try {
    const { seenByCode } = await import('#src/offline/seen-by-code.ts');
    return await seenByCode();
  } catch {
    return new Map();
  }
}

function newer(one: SeenCard | undefined, other: SeenCard | undefined): SeenCard | undefined {
  return one && other ? (one.asOf < other.asOf ? other : one) : (one ?? other);
}

function settle(waiting: Map<string, Asker[]>, code: string, asked: AskedCard): void {
  for (const { resolve } of waiting.get(code) ?? []) resolve(asked);
}
