/** The cart's two carousels, kept on the device under one name each, and what everybody buys. */
import { queryOptions } from '@tanstack/react-query';

import { readFrequentlyBought, readPopular, readThingsYouLike } from '#contract/baskets.ts';
import { privateQuery } from '#src/net/private-query.ts';
import { readAnswer, readQuery } from '#src/net/read-query.ts';

export const frequentlyBought = () => privateQuery(readFrequentlyBought, {});

export const popularProducts = () => readQuery(readPopular, {});

/** With what was in the cart when it was asked: what is added from the carousel must not change it under the finger. */
export const thingsYouLike = (stockCodes: readonly string[]) =>
  queryOptions({
    ...privateQuery(readThingsYouLike, { stockCodes: [...stockCodes] }),
    queryKey: [readThingsYouLike.name, 'mine'],
    queryFn: ({ client, signal }) =>
      readAnswer(client, readThingsYouLike, { stockCodes: stockCodes.slice(0, 300) }, signal),
  });
