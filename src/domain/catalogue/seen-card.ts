import { queryOptions } from '@tanstack/react-query';

import { ownCard } from '#src/offline/own-cards.ts';
import type { SeenCard } from '#src/offline/seen-cards.ts';

/** The product's card as this device saw it last, without asking the shop; null where it never did. */
export const seenCard = (stockCode: string) =>
  queryOptions<SeenCard | null>({
    queryKey: ['catalogue.seen-card', stockCode],
    queryFn: async () => {
      const seen = await seenInLists(stockCode);
      const own = ownCard(stockCode);
      return (seen && own ? (seen.asOf < own.asOf ? own : seen) : (seen ?? own)) ?? null;
    },
    // A list that was opened since may have had it.
    staleTime: 0,
    gcTime: 60_000,
  });

/** Read when it is wanted: with a signal nobody needs the code for it. Where that cannot come, the lists are not known. */
async function seenInLists(stockCode: string): Promise<SeenCard | undefined> {
  try {
    const { seenByCode } = await import('#src/offline/seen-by-code.ts');
    return (await seenByCode()).get(stockCode);
  } catch {
    return undefined;
  }
}
