import { API_BASE, decodeAnswer, type Call } from '#contract/call.ts';
import type { ProductCard } from '#contract/catalogue-card.ts';
import { keptCalls } from '#contract/catalogue.ts';

/** The service worker keeps the catalogue's answers in caches whose names begin so. */
const CACHE_NAME = 'catalogue';

export interface SeenCard {
  card: ProductCard;
  /** ISO time at which the server gave it. */
  asOf: string;
}

/** A kept answer that has not been read yet; reading is the costly part. */
interface KeptAnswer {
  call: Call<unknown, unknown>;
  response: Response;
  asOf: string;
  /** The same as long as the answer is. */
  mark: string;
}

/** Every answer of the catalogue that the device keeps. Whatever can't be opened is as if it were not there. */
export async function keptAnswers(store: CacheStorage | undefined): Promise<KeptAnswer[]> {
  if (!store) return [];
  try {
    const names = (await store.keys()).filter((name) => name.startsWith(CACHE_NAME));
    const found = await Promise.all(names.map(async (name) => answersOf(await store.open(name))));
    return found.flat();
  } catch {
    return [];
  }
}

async function answersOf(cache: Cache): Promise<KeptAnswer[]> {
  const kept = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const path = new URL(request.url).pathname.toLowerCase();
      const call = keptCalls.find((one) => one.method === 'GET' && `${API_BASE}${one.path}`.toLowerCase() === path);
      const response = call && (await cache.match(request, { ignoreVary: true }));
      if (!call || !response?.ok) return [];
      const date = new Date(response.headers.get('date') ?? 0);
      const asOf = (Number.isNaN(date.getTime()) ? new Date(0) : date).toISOString();
      return [{ call, response, asOf, mark: `${request.url} ${asOf}` }];
    }),
  );
  return kept.flat();
}

/** Every product in the answers, each once, as the newest answer has it. An answer that does not decode is passed over. */
export async function cardsIn(answers: readonly KeptAnswer[]): Promise<SeenCard[]> {
  const read: SeenCard[] = [];
  for (const { call, response, asOf } of answers) {
    for (const card of cardsWithin(await decoded(call, response))) read.push({ card, asOf });
  }
  return newestOf(read);
}

/** Each product once. */
export function newestOf(seen: readonly SeenCard[]): SeenCard[] {
  const newest = new Map<string, SeenCard>();
  for (const one of seen) {
    const known = newest.get(one.card.stockCode);
    if (!known || known.asOf < one.asOf) newest.set(one.card.stockCode, one);
  }
  return [...newest.values()];
}

async function decoded(call: Call<unknown, unknown>, response: Response): Promise<unknown> {
  try {
    const body = (await response.clone().json()) as { status?: unknown; data?: unknown } | null;
    if (body?.status !== 1) return null;
    const answer = decodeAnswer(call, body.data);
    return answer.ok ? answer.value : null;
  } catch {
    return null;
  }
}

/** The cards of a decoded answer, wherever they stand in it: nothing else has a stock code and an availability. */
export function cardsWithin(value: unknown): ProductCard[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('stockCode' in value && 'availability' in value) return [value as ProductCard];
  return Object.values(value).flatMap(cardsWithin);
}
