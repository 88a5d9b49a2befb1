import { QueryObserver, type QueryClient } from '@tanstack/react-query';

import { setBought } from '#src/state/bought-codes.ts';

import { myBoughtCodes } from './queries.ts';

/** What the device keeps of it is good for so long; an order that is placed here asks anew. */
const GOOD_FOR_MS = 6 * 3_600_000;

/**
 * Shows what this shopper bought before, from what the device keeps and then as the shop says it; answers with how to stop, for when
 * they leave and while the device is locked.
 */
export function followBought(client: QueryClient): () => void {
  const observer = new QueryObserver(client, { ...myBoughtCodes(), staleTime: GOOD_FOR_MS });
  const show = ({ data }: ReturnType<typeof observer.getCurrentResult>): void => {
    if (data) setBought(data.value.codes);
  };
  const stop = observer.subscribe(show);
  show(observer.getCurrentResult());
  return () => {
    stop();
    setBought([]);
  };
}
