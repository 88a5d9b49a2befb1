/** The cards that this device has seen, by stock code: what names and prices a cart on a cold start without signal. */
import { cardsIn, keptAnswers, type SeenCard } from './seen-cards.ts';

let last: { mark: string; cards: ReadonlyMap<string, SeenCard> } | undefined;

/** Read again only when the kept answers have changed. */
export async function seenByCode(
  store: CacheStorage | undefined = typeof caches === 'undefined' ? undefined : caches,
): Promise<ReadonlyMap<string, SeenCard>> {
  const answers = await keptAnswers(store);
  const mark = answers.map((answer) => answer.mark).join('\n');
  if (last?.mark !== mark) {
    last = { mark, cards: new Map((await cardsIn(answers)).map((seen) => [seen.card.stockCode, seen])) };
  }
  return last.cards;
}
