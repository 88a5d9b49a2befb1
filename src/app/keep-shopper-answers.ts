import type { QueryClient } from '@tanstack/react-query';

import { myAddresses } from '#src/domain/addresses/queries.ts';
import { sessionUser } from '#src/state/session.ts';

/**
 * Keeps on the device what this shopper reads, and shows what it has kept. False where the code for it could not be fetched: the
 * shopper shops with signal only, until it is asked for again.
 */
export async function keepShopperAnswers(client: QueryClient, userId: number, load = loadKeeper): Promise<boolean> {
  const keeper = await load().catch(() => null);
  // They left, or somebody else signed in, while the code was fetched.
  if (sessionUser()?.id !== userId) return true;
  // A device without a database, or with a broken one, still shops: with signal only.
  await keeper?.keepPrivateAnswers(client, userId).catch(() => undefined);
  // The header names the default address. What the device has kept is good enough; a new device asks once.
  void client.prefetchQuery({ ...myAddresses(), staleTime: Infinity });
  return keeper !== null;
}

const loadKeeper = () => import('#src/offline/private-answers.ts');
