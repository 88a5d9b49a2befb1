import { queryOptions } from '@tanstack/react-query';

import type { SeenCard } from '#src/offline/seen-cards.ts';

/** The product's card as this device saw it last, without asking the shop; null where it never did. */
export const seenCard = (stockCode: string) =>
  queryOptions<SeenCard | null>({
    queryKey: ['catalogue.seen-card', stockCode],
    queryFn: async () => {
      const seen = await seenInLists(stockCode);
      const own = await ownCard(stockCode);
      return (seen && own ? (seen.asOf < own.asOf ? own : seen) : (seen ?? own)) ?? null;
    },
    // A list that was opened since may have had it.
    staleTime: 0,
    gcTime: 60_000,
  });

/** Of the shopper's own rows; a guest has none. */
async function ownCard(stockCode: string): Promise<SeenCard | undefined> {
  try {
    return (await import('#src/offline/own-cards.ts')).ownCard(stockCode);
  } catch {
    return undefined;
  }
}

/** Read when it is wanted: with a signal nobody needs the code for it. Where that cannot come, the lists are not known. */
async function seenInLists(stockCode: string): Promise<SeenCard | undefined> {
  try {
    const { seenByCode } = await import('#src/offline/seen-by-code.ts');
    return (await seenByCode()).get(stockCode);
  } catch {
    return undefined;
  }
}
