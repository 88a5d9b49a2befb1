import { useMemo } from 'react';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { cardAction } from '#contract/rules/availability.ts';
import { frequentlyBought } from '#src/domain/baskets/queries.ts';
import { useCards } from '#src/domain/catalogue/cards-by-code.ts';
import { myBoughtCodes } from '#src/domain/orders/queries.ts';

import { useMine } from './use-mine.ts';

/** Of what was bought once: some of it can't be bought now. */
const ASKED = 12;

/** What this shopper buys again and again, else what they have bought once; undefined until it is known. The same list as long as it holds the same. */
export function useBoughtBefore(): readonly ProductCard[] | undefined {
  const often = useMine(frequentlyBought());
  const usual = often.data?.value.products;
  const isUsual = usual !== undefined && usual.length > 0;
  const codes = useMine(myBoughtCodes());
  const { cards, isRead } = useCards(isUsual ? [] : (codes.data?.value.codes ?? []).slice(0, ASKED));
  const once = useMemo(
    () => [...cards.values()].map(({ card }) => card).filter((card) => cardAction(card) === 'add'),
    [cards],
  );
  if (isUsual) return usual;
  return often.isFetched && codes.isFetched && isRead ? once : undefined;
}
