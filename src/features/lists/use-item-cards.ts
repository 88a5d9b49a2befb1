import { useMemo } from 'react';

import { wordsOf } from '#contract/rows/own-words.ts';
import { useCards, type KnownCard } from '#src/domain/catalogue/cards-by-code.ts';
import { useShop } from '#src/offline/shop/shop-door.ts';
import { useLocale } from '#src/state/locale.tsx';

export interface ItemCards {
  readonly cards: ReadonlyMap<string, KnownCard>;
  /** False until the device's own rows were read: nothing is called empty before. */
  readonly isShopRead: boolean;
  /** Whether products may still come: what is not known yet is not called unknown. */
  readonly isReading: boolean;
  /** In the page's language, or the shopper's own words; the stock code where the device does not know the product. */
  readonly nameOf: (stockCode: string) => string;
  /** What a search looks in: the names in both languages, and the brand's. */
  readonly textOf: (stockCode: string) => string;
}

export function useItemCards(items: readonly { readonly stockCode: string }[]): ItemCards {
  const locale = useLocale();
  const isShopRead = useShop((view) => view.isRead);
  const codes = useMemo(
    () => items.map(({ stockCode }) => stockCode).filter((code) => wordsOf(code) === null),
    [items],
  );
  const { cards, isRead } = useCards(codes);
  return useMemo(() => {
    const nameOf = (stockCode: string): string =>
      cards.get(stockCode)?.card.name[locale] ?? wordsOf(stockCode) ?? stockCode;
    const textOf = (stockCode: string): string => {
      const card = cards.get(stockCode)?.card;
      return card ? [card.name.en, card.name.ar, card.brand.en, card.brand.ar].join(' ') : nameOf(stockCode);
    };
    return { cards, isShopRead, isReading: !isRead, nameOf, textOf };
  }, [cards, isRead, isShopRead, locale]);
}
