import type { QueryClient } from '@tanstack/react-query';

import type { SeenCatalogue } from '#src/offline/seen-catalogue.ts';

/** What this device has seen of the catalogue, in this visit and before. Its code comes when it is wanted: with a signal nobody needs it. */
export async function openAllSeen(client: QueryClient): Promise<SeenCatalogue> {
  const [{ openSeenCatalogue }, { shownCards }] = await Promise.all([
    import('#src/offline/seen-catalogue.ts'),
    import('#src/offline/shown-cards.ts'),
  ]);
  return openSeenCatalogue(shownCards(client));
}
