import { useEffect } from 'react';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { cardAction } from '#contract/rules/availability.ts';
import { useMine } from '#src/blocks/use-mine.ts';
import { frequentlyBought } from '#src/domain/baskets/queries.ts';
import type { CartCodes } from '#src/domain/cart/cart-at-first.ts';
import { useCards } from '#src/domain/catalogue/cards-by-code.ts';
import { myBoughtCodes } from '#src/domain/orders/queries.ts';

/** More would push what is popular below the fold. */
const MOST = 4;
/** Of what was bought once: some of it can't be bought now. */
const ASKED = 8;

export interface BoughtOffer {
  readonly bought: readonly ProductCard[];
  /** Bought again and again; else once. */
  readonly isUsual: boolean;
}

interface Props {
  /** What is not offered: it is in the cart. */
  inCart: CartCodes;
  /** The same from render to render. */
  onFound: (found: BoughtOffer) => void;
}

/** Finds what this shopper buys again and again, or has bought once, and draws nothing itself. */
export function UsuallyBought({ inCart, onFound }: Props) {
  const often = useMine(frequentlyBought());
  const usual = (often.data?.value.products ?? []).filter(({ stockCode }) => !inCart.has(stockCode));
  const isUsual = usual.length > 0;
  const codes = useMine(myBoughtCodes());
  const asked = isUsual ? [] : (codes.data?.value.codes ?? []).filter((code) => !inCart.has(code)).slice(0, ASKED);
  const { cards, isRead } = useCards(asked);
  const once = [...cards.values()].map(({ card }) => card).filter((card) => cardAction(card) === 'add');
  const bought = (isUsual ? usual : once).slice(0, MOST);
  const mark = bought.map(({ stockCode }) => stockCode).join(' ');
  const isSettled = often.isFetched && (isUsual || (codes.isFetched && isRead));
  useEffect(() => {
    if (isSettled) onFound({ bought, isUsual });
    // oxlint-disable-next-line react/exhaustive-deps -- told when other products are found, not at each drawing
  }, [mark, isSettled, isUsual, onFound]);
  return null;
}
