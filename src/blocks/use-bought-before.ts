import { useMemo } from 'react';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { cardAction } from '#contract/rules/availability.ts';
import { frequentlyBought } from '#src/domain/baskets/queries.ts';
import { useCards } from '#src/domain/catalogue/cards-by-code.ts';
import { unpaid } from '#src/domain/catalogue/unpaid.ts';
import { myBoughtCodes } from '#src/domain/orders/queries.ts';

import { useMine } from './use-mine.ts';

/** Of what was bought once: some of it can't be bought now. */
const ASKED = 12;
/** What is bought again and again fills a row by itself; fewer have what was bought once after them. */
const ENOUGH = 6;
const NONE: readonly ProductCard[] = [];

/** What this shopper buys again and again, then what they have bought once; undefined until it is known. The same list as long as it holds the same. */
export function useBoughtBefore(): readonly ProductCard[] | undefined {
  const often = useMine(frequentlyBought());
  const usual = often.data?.value.products ?? NONE;
  const isEnough = usual.length >= ENOUGH;
  const codes = useMine(myBoughtCodes());
  const others = (codes.data?.value.codes ?? []).filter((code) => usual.every(({ stockCode }) => stockCode !== code));
  const { cards, isRead } = useCards(isEnough ? [] : others.slice(0, ASKED));
  const bought = useMemo(
    () =>
      [...usual, ...[...cards.values()].map(({ card }) => card).filter((card) => cardAction(card) === 'add')].map(
        unpaid,
      ),
    [usual, cards],
  );
  return isEnough || (often.isFetched && codes.isFetched && isRead) ? bought : undefined;
}
